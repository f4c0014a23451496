'use client';

import type { ReactNode } from 'react';
import type { FormPath } from '@/lib/client/api/site-api';
import type { FormSenderMessages } from '@/lib/client/forms/deliver';
import { useFormSender } from '@/lib/client/forms/use-form-sender';

type EnhancedFormProps = {
  /** Endpoint below /api that the form is sent to. */
  call: FormPath;
  className?: string | undefined;
  words: FormSenderMessages;
  /** Shown when the browser returns after submitting the form without scripts. */
  result: ReactNode;
  children: ReactNode;
};

/** A form that works without scripts; with them it is sent without leaving the page, and input is never lost. */
export function EnhancedForm({ call, className, words, result, children }: EnhancedFormProps) {
  const { said, isDone, handlers } = useFormSender(call, words);
  return (
    <form className={className} action={`/api/${call}`} method="post" {...handlers}>
      {isDone ? null : children}
      {said ? null : result}
      <p role="status">{said}</p>
    </form>
  );
}
