import { addressOf, words } from '../page';

/** In place of what an address should lead to. */
export function Nowhere({ why }: { why: string }) {
  const say = words.value;
  return (
    <>
      <p role="status">{say.badAddress(why)}</p>
      <p>
        <a href={addressOf()}>{say.home}</a>
      </p>
    </>
  );
}
