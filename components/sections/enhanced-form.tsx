'use client';

import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import type { FormPath } from '@/lib/browser/calls/own-calls';
import { fill } from '@/lib/browser/page/fill';
import { useUnsentWarning } from '@/lib/browser/page/unsent-warning';

type FormProps = {
  /** The call below /api that takes the form. */
  call: FormPath;
  className?: string | undefined;
  words: { sending?: string; /** May hold {id}. */ sent: string; failed: string; tooMany: string };
  /** What the browser shows when it comes back from a form that it sent by itself. */
  result: ReactNode;
  children: ReactNode;
};

type State = { status: 'open' | 'sending' | 'sent' | 'failed'; text: string };

/** A form that works by itself; with scripts it is sent without leaving the page, and nothing written is ever lost. */
export function EnhancedForm({ call, className, words, result, children }: FormProps) {
  const [{ status, text }, setState] = useState<State>({ status: 'open', text: '' });
  const isUnsent = useRef(false);
  useUnsentWarning(isUnsent);
  const begun = useRef(0);

  useEffect(() => {
    begun.current = performance.now();
  }, []);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget, (event.nativeEvent as SubmitEvent).submitter);
    form.set('filled_in', String(Math.round(performance.now() - begun.current)));
    setState({ status: 'sending', text: words.sending ?? '' });
    const { sendForm } = await import('@/lib/browser/calls/own-calls');
    try {
      const id = await sendForm(call, form);
      isUnsent.current = false;
      setState({ status: 'sent', text: fill(words.sent, { id }) });
    } catch (error) {
      const isTooMany = (error as { status?: number }).status === 429;
      setState({ status: 'failed', text: isTooMany ? words.tooMany : words.failed });
    }
  }

  return (
    <form
      className={className}
      action={`/api/${call}`}
      method="post"
      onSubmit={(event) => void submit(event)}
      onInput={() => {
        isUnsent.current = true;
      }}
    >
      {status === 'sent' ? null : children}
      {status === 'open' ? result : null}
      <p role="status">{text}</p>
    </form>
  );
}
