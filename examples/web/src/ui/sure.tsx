import { useEffect, useRef } from 'preact/hooks';

interface Props {
  question: string;
  yes: string;
  no: string;
  /** What was chosen; whoever closes the question, has said no. */
  onAnswer: (isSure: boolean) => void;
}

/** Asks before something is done that cannot be undone. */
export function Sure({ question, yes, no, onAnswer }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} aria-labelledby="sure" onClose={() => onAnswer(dialog.current?.returnValue === 'yes')}>
      <form method="dialog">
        <p id="sure">{question}</p>
        <p class="tools">
          <button value="no" autoFocus>
            {no}
          </button>
          <button value="yes">{yes}</button>
        </p>
      </form>
    </dialog>
  );
}
