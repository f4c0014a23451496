import { useRef, useState, type FormEvent } from 'react';
import { markUnsent } from '@/lib/browser/forms/unsent';
import { fill } from '@/lib/browser/page/fill';

/** What is told of a form on its way. */
export type SenderWords = { sending?: string; /** May hold {id}. */ sent: string; failed: string; tooMany: string };

/** Sends the fields. @returns the message's number, empty when it has none; throws for whatever went wrong */
type Send = (fields: FormData) => Promise<string>;

type Handler = (event: FormEvent<HTMLFormElement>) => void;
type FormSender = { said: string; isDone: boolean; handlers: { onInput: Handler; onSubmit: Handler } };

/** Tells attempts to send something apart: the server stores what comes twice in one attempt once. */
const newAttempt = () => crypto.getRandomValues(new Uint32Array(4)).join('-');

/**
 * Sends a form by script and leaves the visitor on the page. One message at a time is on its way, and what was written
 * stays, and is asked for before the page is left, until it has arrived.
 * @returns handlers of the form element, what to tell, and whether all has arrived that was written
 */
export function useFormSender(send: Send, words: SenderWords): FormSender {
  const [{ said, isDone }, show] = useState({ said: '', isDone: false });
  const [begun] = useState(() => performance.now());
  // True at once, while React may still have to draw it.
  const now = useRef({ isSending: false, isWritten: false, isDone: false, attempt: '' });

  async function submit(form: HTMLFormElement, button: HTMLElement | null): Promise<void> {
    const state = now.current;
    if (state.isSending || state.isDone) return;
    const wasWritten = state.isWritten;
    state.isSending = true;
    state.isWritten = false;
    state.attempt ||= newAttempt();
    markUnsent(form, true);
    show({ said: words.sending ?? '', isDone: false });
    try {
      const fields = new FormData(form, button);
      fields.set('filled_in', String(Math.round(performance.now() - begun)));
      fields.set('attempt', state.attempt);
      const id = await send(fields);
      state.attempt = '';
      state.isDone = !state.isWritten;
      if (state.isDone) form.reset();
      show({ said: fill(words.sent, { id }), isDone: state.isDone });
    } catch (error) {
      state.isWritten ||= wasWritten;
      show({ said: (error as { status?: number }).status === 429 ? words.tooMany : words.failed, isDone: false });
    }
    state.isSending = false;
    markUnsent(form, state.isWritten);
  }

  return {
    said,
    isDone,
    handlers: {
      onInput: ({ currentTarget }) => {
        now.current.isWritten = true;
        now.current.isDone = false;
        markUnsent(currentTarget, true);
      },
      onSubmit: (event) => {
        event.preventDefault();
        void submit(event.currentTarget, (event.nativeEvent as SubmitEvent).submitter);
      },
    },
  };
}
