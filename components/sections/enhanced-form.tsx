'use client';

import type { ReactNode } from 'react';
import type { FormPath } from '@/lib/client/api/site-api';
import type { FormSenderMessages } from '@/lib/client/forms/deliver';
import { useFormSender } from '@/lib/client/forms/use-form-sender';

type FormProps = {
  /** The call below /api that takes the form. */
  call: FormPath;
  className?: string | undefined;
  words: FormSenderMessages;
  /** What the browser shows when it comes back from a form that it sent by itself. */
  result: ReactNode;
  children: ReactNode;
};

/** A form that works by itself; with scripts it is sent without leaving the page, and nothing written is ever lost. */
export function EnhancedForm({ call, className, words, result, children }: FormProps) {
  const { said, isDone, handlers } = useFormSender(call, words);
  return (
    <form className={className} action={`/api/${call}`} method="post" {...handlers}>
      {isDone ? null : children}
      {said ? null : result}
      <p role="status">{said}</p>
    </form>
  );
}
