import { createHash, randomInt } from 'node:crypto';
import { honeypotField } from '@/lib/contract/form-limits';
import { HttpError } from '@/lib/api/http/http-error';
import { clientColumns } from '@/lib/api/http/client-info';
import { database } from '@/lib/api/store/current-store';
import { messages } from '@/lib/api/store/schema';
import { deliverSoon } from '@/lib/api/webhook';

/** Faster than this, in milliseconds, nobody fills in a form. */
const minimumFillTime = 2000;

/** True when a machine seems to have sent the form. It is answered as if all were well, so that it learns nothing. */
export function isBot(form: { filled_in?: number | undefined; website: string }): boolean {
  return form[honeypotField] !== '' || (form.filled_in !== undefined && form.filled_in < minimumFillTime);
}

/** Letters and digits that nobody confuses when reading them out. */
const idCharacters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Twelve numbers as an id that a visitor can write down: `K7QM-2XRA-9TPW`. */
function readable(numbers: readonly number[]): string {
  const characters = numbers.map((number) => idCharacters[number % idCharacters.length]).join('');
  return characters.match(/.{4}/g)!.join('-');
}

/** The id of a message that nobody will send again. */
const newMessageId = (): string => readable(Array.from({ length: 12 }, () => randomInt(idCharacters.length)));

export type NewMessage = Omit<typeof messages.$inferInsert, 'id'>;

/** The id of what was written in an attempt: the same text in the same attempt has the same. */
function attemptId(attempt: string, { kind, name, email, company, content }: NewMessage): string {
  const digest = createHash('sha256')
    .update(JSON.stringify([attempt, kind, name, email, company, content]))
    .digest();
  return readable([...digest.subarray(0, 12)]);
}

/**
 * Stores what a visitor wrote and hands it to the webhook, unless a machine seems to have sent it. What is sent again in
 * the same attempt is there already.
 * @returns its id
 */
export async function storeMessage(message: NewMessage, request: Request, attempt?: string): Promise<string> {
  const id = attempt ? attemptId(attempt, message) : newMessageId();
  const db = await database();
  const insert = db.insert(messages).values({ id, ...message, ...clientColumns(request) });
  await (attempt ? insert.onConflictDoNothing() : insert);
  if (!message.isSuspect) deliverSoon();
  return id;
}

/**
 * Where a form without scripts leads: back to its page, at the place that says what happened.
 * @param fragment the id of that place
 * @throws Refusal 400 when the page is not told
 */
export function redirectBack(page: string | undefined, fragment: string): Response {
  if (page === undefined) throw new HttpError(400, 'The field page is missing.');
  const path = page.split(/[?#]/)[0]!;
  return new Response(null, { status: 303, headers: { Location: `${path}#${fragment}`, 'Cache-Control': 'no-store' } });
}
