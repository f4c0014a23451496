import { useState, useSyncExternalStore, type FormEvent } from 'react';
import type { FormPath } from '@/lib/contract/forms';
import type { FormSubmissionMessages, FormStatus } from '@/lib/client/forms/submit-form';
import { markUnsaved } from '@/lib/client/forms/unsaved';

type FormSubmission = FormStatus & {
  /** Props of the form element. */
  formProps: Record<'onFocus' | 'onInput' | 'onSubmit', (event: FormEvent<HTMLFormElement>) => void> & {
    /** Without scripts the browser validates; with them, errors stand next to their fields instead of in its bubbles. */
    noValidate: boolean;
  };
};

const loadSubmitForm = () => import('@/lib/client/forms/submit-form');

const subscribe = () => () => {};

/**
 * Returns when the form first appeared, in ms since the page's time origin; null if that was in an earlier view of the
 * page.
 * @param isServerRendered whether the server rendered it, so that a visitor could fill it in before scripts arrived
 */
function getShownAt(isServerRendered: boolean): number | null {
  if (!isServerRendered) return performance.now();
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // Browsers restore what was typed before a reload or a return.
  if (navigation?.type === 'reload' || navigation?.type === 'back_forward') return null;
  return navigation?.responseStart ?? 0;
}

/** A load failure is reported when the form is sent. */
const prepare = () => void loadSubmitForm().catch(() => {});

/**
 * Submits a form with fetch, without leaving the page. The code for it loads when a field gets the focus.
 * @returns props of the form element, the current message and state
 */
export function useFormSubmission(endpoint: FormPath, messages: FormSubmissionMessages): FormSubmission {
  const [status, setStatus] = useState<FormStatus>({ message: '', state: 'idle' });
  const isHydrating = useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  );
  const [shownAt] = useState(() => getShownAt(isHydrating));
  return {
    ...status,
    formProps: {
      noValidate: !isHydrating,
      onFocus: prepare,
      onInput: ({ currentTarget }) => {
        markUnsaved(currentTarget, 'dirty');
        prepare();
      },
      onSubmit: (event) => {
        event.preventDefault();
        const form = event.currentTarget;
        const button = (event.nativeEvent as SubmitEvent).submitter;
        loadSubmitForm().then(
          ({ submitForm }) => submitForm({ endpoint, form, button, shownAt, messages, setStatus }),
          () => setStatus({ message: messages.failed, state: 'failed' }),
        );
      },
    },
  };
}
