import { sendForm } from '@/lib/client/api/site-api';
import type { ApiError } from '@/lib/client/api/call-endpoint';
import { findErrors, showErrors } from '@/lib/client/forms/show-errors';
import { hasUnsavedInput, markUnsaved } from '@/lib/client/forms/unsaved';
import { interpolate } from '@/lib/client/messages/interpolate';
import { contactLimits, type FormPath } from '@/lib/contract/forms';
import type { FieldErrors } from '@/lib/contract/form-errors';

/** Messages about the delivery of a form. */
export type FormSubmissionMessages = {
  sending?: string;
  /** May contain {id}. */
  sent: string;
  failed: string;
  rateLimited: string;
  /** Shown when fields are marked for correction. */
  invalidFields?: string;
};

/** Current message of the form, and its state; `sent` if everything entered has been delivered. */
export type FormStatus = { message: string; state: 'idle' | 'sending' | 'failed' | 'sent' };

type FormDelivery = {
  endpoint: FormPath;
  form: HTMLFormElement;
  /** The submit button that was used. */
  button: HTMLElement | null;
  /**
   * When the form first appeared, in ms since the page's time origin; null if that was in an earlier view of the page.
   */
  shownAt: number | null;
  messages: FormSubmissionMessages;
  setStatus: (status: FormStatus) => void;
};

/** Delivery state of each sent form, and its attempt id. */
const deliveries = new WeakMap<HTMLFormElement, { state: 'idle' | 'sending' | 'done'; attempt: string }>();

/** Identifies an attempt to send: the server stores repeats of the same attempt once. */
const createAttemptId = () => crypto.getRandomValues(new Uint32Array(4)).join('-');

function buildFormData({ form, button, shownAt }: FormDelivery, attempt: string): FormData {
  const fields = new FormData(form, button);
  if (!fields.has('page')) fields.set('page', location.pathname.slice(0, contactLimits.page));
  if (shownAt !== null) fields.set('filled_in', String(Math.round(performance.now() - shownAt)));
  fields.set('attempt', attempt);
  return fields;
}

/** Tells analytics, which may not have loaded yet, that the server has accepted a form. */
function reportAccepted(endpoint: FormPath): void {
  window.earlyActions?.push([endpoint, 'FORM', 0, Date.now(), location.pathname]);
  dispatchEvent(new CustomEvent('accepted', { detail: endpoint }));
}

/**
 * Sends a form and reports the result. One delivery is in flight at a time. Input is retained until it is delivered,
 * and the browser asks before leaving the page.
 */
export async function submitForm(delivery: FormDelivery): Promise<void> {
  const { endpoint, form, messages, setStatus } = delivery;
  const { state, attempt } = deliveries.get(form) ?? { state: 'idle', attempt: createAttemptId() };
  const hadUnsavedInput = hasUnsavedInput(form);
  if (state === 'sending' || (state === 'done' && !hadUnsavedInput)) return;
  if (showErrors(form, findErrors(form))) {
    setStatus({ message: messages.invalidFields ?? '', state: 'failed' });
    return;
  }
  deliveries.set(form, { state: 'sending', attempt });
  markUnsaved(form, 'sending');
  setStatus({ message: messages.sending ?? '', state: 'sending' });
  try {
    const id = await sendForm(endpoint, buildFormData(delivery, attempt));
    reportAccepted(endpoint);
    const isDone = !hasUnsavedInput(form);
    deliveries.set(form, { state: isDone ? 'done' : 'idle', attempt: createAttemptId() });
    if (isDone) {
      form.reset();
      markUnsaved(form, null);
    }
    setStatus({ message: interpolate(messages.sent, { id }), state: isDone ? 'sent' : 'idle' });
    // The fields above the message are gone.
    requestAnimationFrame(() => form.scrollIntoView({ block: 'nearest' }));
  } catch (error) {
    deliveries.set(form, { state: 'idle', attempt });
    if (!hasUnsavedInput(form)) markUnsaved(form, hadUnsavedInput ? 'dirty' : null);
    setStatus({ message: getErrorMessage(error, delivery), state: 'failed' });
  }
}

/** Returns the message for a failed delivery; fields that the visitor can correct are marked. */
function getErrorMessage(error: unknown, { form, messages }: FormDelivery): string {
  const { status, data } = error as Partial<ApiError>;
  if (status === 429) return messages.rateLimited;
  const fields = (data as { fields?: FieldErrors } | null | undefined)?.fields ?? {};
  return showErrors(form, fields) && messages.invalidFields ? messages.invalidFields : messages.failed;
}
