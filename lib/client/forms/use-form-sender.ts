import { useState, type FormEvent } from 'react';
import type { FormPath } from '@/lib/client/api/site-api';
import type { FormSenderMessages, FormStatus } from '@/lib/client/forms/deliver';
import { markUnsaved } from '@/lib/client/forms/unsaved';

type FormSender = FormStatus & {
  handlers: Record<'onFocus' | 'onInput' | 'onSubmit', (event: FormEvent<HTMLFormElement>) => void>;
};

const loadDeliver = () => import('@/lib/client/forms/deliver');
/** A load failure is reported when the form is sent. */
const prepare = () => void loadDeliver().catch(() => {});

/**
 * Sends a form by script and stays on the page. The sending code loads when a field gets the focus.
 * @returns handlers of the form element, the current message, and whether everything has been delivered
 */
export function useFormSender(endpoint: FormPath, messages: FormSenderMessages): FormSender {
  const [status, setStatus] = useState<FormStatus>({ message: '', isDone: false });
  const [shownAt] = useState(() => performance.now());
  return {
    ...status,
    handlers: {
      onFocus: prepare,
      onInput: ({ currentTarget }) => {
        markUnsaved(currentTarget, 'dirty');
        prepare();
      },
      onSubmit: (event) => {
        event.preventDefault();
        const form = event.currentTarget;
        const button = (event.nativeEvent as SubmitEvent).submitter;
        loadDeliver().then(
          ({ deliver }) => deliver({ endpoint, form, button, shownAt, messages, setStatus }),
          () => setStatus({ message: messages.failed, isDone: false }),
        );
      },
    },
  };
}
