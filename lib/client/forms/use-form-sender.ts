import { useState, type FormEvent } from 'react';
import type { FormPath } from '@/lib/client/api/site-api';
import type { FormSenderMessages, Told } from '@/lib/client/forms/deliver';
import { markUnsaved } from '@/lib/client/forms/unsaved';

type FormSender = Told & {
  handlers: Record<'onFocus' | 'onInput' | 'onSubmit', (event: FormEvent<HTMLFormElement>) => void>;
};

const loadDeliver = () => import('@/lib/client/forms/deliver');
/** A load failure is reported when the form is sent. */
const prepare = () => void loadDeliver().catch(() => {});

/**
 * Sends a form by script and stays on the page. The sending code loads when a field gets the focus.
 * @returns handlers of the form element, the current message, and whether everything has been delivered
 */
export function useFormSender(call: FormPath, words: FormSenderMessages): FormSender {
  const [told, tell] = useState<Told>({ said: '', isDone: false });
  const [begun] = useState(() => performance.now());
  return {
    ...told,
    handlers: {
      onFocus: prepare,
      onInput: ({ currentTarget }) => {
        markUnsaved(currentTarget, 'written');
        prepare();
      },
      onSubmit: (event) => {
        event.preventDefault();
        const form = event.currentTarget;
        const button = (event.nativeEvent as SubmitEvent).submitter;
        loadDeliver().then(
          ({ deliver }) => deliver({ call, form, button, begun, words, tell }),
          () => tell({ said: words.failed, isDone: false }),
        );
      },
    },
  };
}
