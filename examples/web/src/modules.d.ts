declare module 'modules/*.wasm?url' {
  const address: string;
  export default address;
}
declare module 'regelwerk/worker.js';
declare module 'data/*.json' {
  const data: any;
  export default data;
}
