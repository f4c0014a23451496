import { sendForm, type FormPath } from '@/lib/client/api/site-api';
import type { ApiError } from '@/lib/client/api/call-endpoint';
import { showErrors } from '@/lib/client/forms/show-errors';
import { isWritten, markUnsaved } from '@/lib/client/forms/unsaved';
import { interpolate } from '@/lib/client/page/interpolate';
import { contactLimits } from '@/lib/contract/form-limits';
import type { FieldErrors } from '@/lib/contract/form-errors';

/** Messages about the delivery of a form. */
export type FormSenderMessages = {
  sending?: string;
  /** May contain {id}. */
  sent: string;
  failed: string;
  tooMany: string;
  /** Shown when fields are marked for correction. */
  check?: string;
};

/** Current message of the form, and whether everything entered has been delivered. */
export type Told = { said: string; isDone: boolean };

type Delivery = {
  call: FormPath;
  form: HTMLFormElement;
  /** The submit button that was used. */
  button: HTMLElement | null;
  /** When the form was first shown, in ms on the page's clock. */
  begun: number;
  words: FormSenderMessages;
  tell: (told: Told) => void;
};

/** Delivery state of each sent form, and its attempt id. */
const deliveries = new WeakMap<HTMLFormElement, { state: 'idle' | 'leaving' | 'done'; attempt: string }>();

/** Identifies an attempt to send: the server stores repeats of the same attempt once. */
const newAttempt = () => crypto.getRandomValues(new Uint32Array(4)).join('-');

function fieldsOf({ form, button, begun }: Delivery, attempt: string): FormData {
  const fields = new FormData(form, button);
  if (!fields.has('page')) fields.set('page', location.pathname.slice(0, contactLimits.page));
  fields.set('filled_in', String(Math.round(performance.now() - begun)));
  fields.set('attempt', attempt);
  return fields;
}

/**
 * Sends a form and reports the result. One delivery is in flight at a time. Input is retained until it is delivered,
 * and the browser asks before leaving the page.
 */
export async function deliver(delivery: Delivery): Promise<void> {
  const { call, form, words, tell } = delivery;
  const { state, attempt } = deliveries.get(form) ?? { state: 'idle', attempt: newAttempt() };
  const wasWritten = isWritten(form);
  if (state === 'leaving' || (state === 'done' && !wasWritten)) return;
  deliveries.set(form, { state: 'leaving', attempt });
  markUnsaved(form, 'leaving');
  tell({ said: words.sending ?? '', isDone: false });
  try {
    const id = await sendForm(call, fieldsOf(delivery, attempt));
    const isDone = !isWritten(form);
    deliveries.set(form, { state: isDone ? 'done' : 'idle', attempt: newAttempt() });
    if (isDone) {
      form.reset();
      markUnsaved(form, null);
    }
    tell({ said: interpolate(words.sent, { id }), isDone });
  } catch (error) {
    deliveries.set(form, { state: 'idle', attempt });
    if (!isWritten(form)) markUnsaved(form, wasWritten ? 'written' : null);
    tell({ said: whyNot(error, delivery), isDone: false });
  }
}

/** Returns the message for a failed delivery; fields that the visitor can correct are marked. */
function whyNot(error: unknown, { form, words }: Delivery): string {
  const { status, data } = error as Partial<ApiError>;
  if (status === 429) return words.tooMany;
  const fields = (data as { fields?: FieldErrors } | null | undefined)?.fields ?? {};
  return showErrors(form, fields) && words.check ? words.check : words.failed;
}
