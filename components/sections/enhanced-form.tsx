'use client';

import type { ReactNode } from 'react';
import type { FormPath } from '@/lib/contract/forms';
import type { FormSenderMessages } from '@/lib/client/forms/submit-form';
import { useFormSender } from '@/lib/client/forms/use-form-sender';

type EnhancedFormProps = {
  /** Endpoint below /api that the form is sent to. */
  endpoint: FormPath;
  className?: string | undefined;
  messages: FormSenderMessages;
  /** Shown when the browser returns after submitting the form without scripts. */
  result: ReactNode;
  children: ReactNode;
};

/** A form that works without scripts; with them it is sent without leaving the page, and input is never lost. */
export function EnhancedForm({ endpoint, className, messages, result, children }: EnhancedFormProps) {
  const { message, isDone, handlers } = useFormSender(endpoint, messages);
  return (
    <form className={className} action={`/api/${endpoint}`} method="post" {...handlers}>
      {isDone ? null : children}
      {message ? null : result}
      <p role="status">{message}</p>
    </form>
  );
}
