'use client';

import type { ReactNode } from 'react';
import type { FormPath } from '@/lib/contract/forms';
import type { FormSubmissionMessages } from '@/lib/client/forms/submit-form';
import { useFormSubmission } from '@/lib/client/forms/use-form-submission';

type EnhancedFormProps = {
  /** Endpoint below /api that the form is sent to. */
  endpoint: FormPath;
  className?: string | undefined;
  messages: FormSubmissionMessages;
  /** Shown when the browser returns after submitting the form without scripts. */
  result: ReactNode;
  children: ReactNode;
};

/** A form that works without scripts; with them it is sent without leaving the page, and input is never lost. */
export function EnhancedForm({ endpoint, className, messages, result, children }: EnhancedFormProps) {
  const { message, isDone, handlers } = useFormSubmission(endpoint, messages);
  return (
    <form className={className} action={`/api/${endpoint}`} method="post" {...handlers}>
      {isDone ? null : children}
      {message ? null : result}
      <p role="status">{message}</p>
    </form>
  );
}
