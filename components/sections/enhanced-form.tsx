'use client';

import type { ReactNode } from 'react';
import type { FormPath } from '@/lib/contract/forms';
import status from '@/components/ui/form-status.module.css';
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
  const { message, state, formProps } = useFormSubmission(endpoint, messages);
  return (
    <form className={className} action={`/api/${endpoint}`} method="post" {...formProps}>
      {state === 'sent' ? null : children}
      {message ? null : result}
      <p className={status.status} role="status" data-state={state}>
        {message}
      </p>
    </form>
  );
}
