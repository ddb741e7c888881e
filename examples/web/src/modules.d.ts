// What the package is by each title.
declare module 'regelwerk/*' {
  export { Searcher } from 'regelwerk';
  export const load: () => Promise<import('regelwerk').Library>;
}
declare module 'data/*.json' {
  const data: any;
  export default data;
}
