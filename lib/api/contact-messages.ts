import { createHash, randomInt } from 'node:crypto';
import { honeypotField } from '@/lib/contract/forms';
import { HttpError } from '@/lib/api/http/http-error';
import { clientColumns } from '@/lib/api/http/client-info';
import { database } from '@/lib/api/store/current-store';
import { messages } from '@/lib/api/store/schema';
import { deliverSoon } from '@/lib/api/webhook';

/** Minimum time to fill in a form, in milliseconds; people take longer. */
const minimumFillTime = 2000;

/** Whether the form was probably sent by a bot. The response reports success, so that a bot learns nothing. */
export function isBot(form: { filled_in?: number | undefined; website: string }): boolean {
  return form[honeypotField] !== '' || (form.filled_in !== undefined && form.filled_in < minimumFillTime);
}

/** Letters and digits that are not easily confused. */
const idCharacters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Formats twelve numbers as an id that a visitor can write down: `K7QM-2XRA-9TPW`. */
function formatId(numbers: readonly number[]): string {
  const characters = numbers.map((number) => idCharacters[number % idCharacters.length]).join('');
  return characters.match(/.{4}/g)!.join('-');
}

/** Creates a random id for a message without an attempt id. */
const newMessageId = (): string => formatId(Array.from({ length: 12 }, () => randomInt(idCharacters.length)));

export type NewMessage = Omit<typeof messages.$inferInsert, 'id'>;

/** Derives a message id from the attempt and the text, so that a resent message gets the same id. */
function deriveMessageId(attempt: string, { kind, name, email, company, content }: NewMessage): string {
  const digest = createHash('sha256')
    .update(JSON.stringify([attempt, kind, name, email, company, content]))
    .digest();
  return formatId([...digest.subarray(0, 12)]);
}

/**
 * Stores a visitor's message and queues it for the webhook, unless a bot probably sent it. A message resent in the same
 * attempt is stored only once.
 * @returns its id
 */
export async function storeMessage(message: NewMessage, request: Request, attempt?: string): Promise<string> {
  const id = attempt ? deriveMessageId(attempt, message) : newMessageId();
  const db = await database();
  const insert = db.insert(messages).values({ id, ...message, ...clientColumns(request) });
  await (attempt ? insert.onConflictDoNothing() : insert);
  if (!message.isSuspectedSpam) deliverSoon();
  return id;
}

/**
 * Redirects a form submitted without scripts back to its page, at the element that shows the result.
 * @param fragment the id of that element
 * @throws HttpError 400 when the page is missing
 */
export function redirectBack(page: string | undefined, fragment: string): Response {
  if (page === undefined) throw new HttpError(400, 'The field page is missing.');
  const path = page.split(/[?#]/)[0]!;
  return new Response(null, { status: 303, headers: { Location: `${path}#${fragment}`, 'Cache-Control': 'no-store' } });
}
