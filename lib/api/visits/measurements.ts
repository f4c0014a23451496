import { createHash } from 'node:crypto';
import { splitLocale } from '@/lib/i18n/locale-paths';
import { isLocaleCode } from '@/lib/i18n/locales';
import { matchRoute } from '@/lib/urls/match-route';
import { cleanPath } from '@/lib/api/not-found-pages';
import { bucketOf, type Vital } from '@/lib/api/visits/vital-buckets';

/** What the pages of a visit measured, and their errors, as stored with the visit (docs/data.md). */

/** A page's route, empty if its path has none, and its language. */
export type VitalCount = [vital: Vital, bucket: number, page: string, locale: string, count: number];
/** The id of the error's group, the page's path and the build. */
export type ErrorCount = [group: string, page: string, build: string, count: number];

/** Equal web vitals of a visit, as `LCP 1234.5`, or equal errors. */
export type Measurement = {
  type: string;
  value: string;
  path: string | null;
  locale: string | null;
  build: string | null;
  count: number;
};

const maxMessageLength = 200;
const maxBuildLength = 40;

/**
 * Returns an error's message without what differs between visitors or may be personal: addresses become `<address>`,
 * quoted text `"…"`, and numbers `#`.
 */
export function cleanErrorMessage(message: string): string {
  const cleaned = message
    // Apostrophes within words quote nothing.
    .replaceAll(/(["`])[^"`]*\1|[“„«][^”“»]*[”“»]|(?<![\p{L}\p{N}])'[^']*'(?!\p{L})/gu, '"…"')
    .replaceAll(
      /[a-z][a-z+.-]{1,19}:\/\/[^\s()]+|[^\s()<>@]{1,64}@[^\s()<>@]+|(?<![^\s(])\.{0,2}\/[^\s()]+/giu,
      '<address>',
    )
    .replaceAll(/\p{N}+/gu, '#')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return [...cleaned].slice(0, maxMessageLength).join('');
}

/** Returns the id of the group of errors with the same code and cleaned message. */
export const errorGroupId = (code: string, message: string): string =>
  createHash('sha256').update(`${code} ${message}`).digest('base64url').slice(0, 22);

export type ErrorGroup = { id: string; code: string; message: string };

/** Adds a count to the entry with the same values, if there is one. */
function addTo<Entry extends [...unknown[], number]>(entries: Map<string, Entry>, entry: Entry): void {
  const key = JSON.stringify(entry.slice(0, -1));
  const known = entries.get(key);
  if (known) known[known.length - 1] = (known.at(-1) as number) + (entry.at(-1) as number);
  else entries.set(key, entry);
}

/** Returns the web vitals and errors of a visit, and the groups of these errors. */
export function countMeasurements(measurements: readonly Measurement[]) {
  const vitals = new Map<string, VitalCount>();
  const errors = new Map<string, ErrorCount>();
  const groups = new Map<string, ErrorGroup>();
  for (const { type, value, path, locale, build, count } of measurements) {
    if (type === 'web_vital') {
      const [name, number] = value.split(' ') as [Vital, string];
      const split = splitLocale(path ?? '');
      const page = matchRoute(split.path)?.id ?? '';
      const language = split.locale ?? (isLocaleCode(locale ?? '') ? locale! : '');
      addTo(vitals, [name, bucketOf(name, Number(number)), page, language, count]);
    } else {
      const message = cleanErrorMessage(value);
      const id = errorGroupId(type, message);
      groups.set(id, { id, code: type, message });
      addTo(errors, [id, cleanPath(path ?? '') ?? '', [...(build ?? '')].slice(0, maxBuildLength).join(''), count]);
    }
  }
  return { vitals: [...vitals.values()], errors: [...errors.values()], groups: [...groups.values()] };
}
