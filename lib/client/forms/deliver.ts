import { sendForm, type FormPath } from '@/lib/client/api/site-api';
import type { ApiError } from '@/lib/client/api/call-endpoint';
import { showErrors } from '@/lib/client/forms/show-errors';
import { isWritten, markUnsaved } from '@/lib/client/forms/unsaved';
import { interpolate } from '@/lib/client/page/interpolate';
import { contactLimits } from '@/lib/contract/form-limits';
import type { FieldErrors } from '@/lib/contract/form-errors';

/** What is told of a form on its way. */
export type FormSenderMessages = {
  sending?: string;
  /** May hold {id}. */
  sent: string;
  failed: string;
  tooMany: string;
  /** That fields are marked which have to be mended. */
  check?: string;
};

/** What the form says at the moment, and whether all has arrived that was written. */
export type Told = { said: string; isDone: boolean };

type Delivery = {
  call: FormPath;
  form: HTMLFormElement;
  /** The button that sent the form. */
  button: HTMLElement | null;
  /** When the form was first shown, in milliseconds on the page's clock. */
  begun: number;
  words: FormSenderMessages;
  tell: (told: Told) => void;
};

/** Of a form that was sent: whether it is on its way or has arrived, and in which attempt. */
const deliveries = new WeakMap<HTMLFormElement, { state: 'idle' | 'leaving' | 'done'; attempt: string }>();

/** Tells attempts to send something apart: the server stores what comes twice in one attempt once. */
const newAttempt = () => crypto.getRandomValues(new Uint32Array(4)).join('-');

function fieldsOf({ form, button, begun }: Delivery, attempt: string): FormData {
  const fields = new FormData(form, button);
  if (!fields.has('page')) fields.set('page', location.pathname.slice(0, contactLimits.page));
  fields.set('filled_in', String(Math.round(performance.now() - begun)));
  fields.set('attempt', attempt);
  return fields;
}

/**
 * Sends a form and tells how it went. One message at a time is on its way, and what was written stays, and is asked for
 * before the page is left, until it has arrived.
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

/** What is told of a form that has not arrived; fields that the visitor can mend are marked. */
function whyNot(error: unknown, { form, words }: Delivery): string {
  const { status, data } = error as Partial<ApiError>;
  if (status === 429) return words.tooMany;
  const fields = (data as { fields?: FieldErrors } | null | undefined)?.fields ?? {};
  return showErrors(form, fields) && words.check ? words.check : words.failed;
}
