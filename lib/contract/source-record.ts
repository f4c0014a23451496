import type { LocaleCode } from '@/lib/i18n/locales';
import { sanitizeText } from '@/lib/contract/sanitize-text';

/** What a landing says about where the visitor came from (visitor source record). */

/** Fields taken from queries of the same names, and the length each is cut to. */
export const queryFields = {
  source: 100,
  callback: 500,
  utm_source: 200,
  utm_medium: 200,
  utm_term: 200,
  utm_content: 200,
  utm_campaign: 200,
  bd_vid: 200,
} as const;

const pageUrlLength = 1000;

/** Codes of referral and registration are cut to so many characters. */
export const codeLength = 100;
export const refererLength = 500;
/** How many referrers are kept, the newest first. */
export const refererCount = 5;

/** The texts of one arrival, with their lengths: fields of the query, the page without its query, when (ISO 8601). */
export const touchTexts = { ...queryFields, page_url: pageUrlLength, at: 40 } as const;
/** The texts of a record, with their lengths. */
export const recordTexts = {
  ...touchTexts,
  visit_id: 64,
  ref: codeLength,
  invite_code: codeLength,
  /** The page of another website that led here this time. */
  referrer: refererLength,
} as const;

type QueryField = keyof typeof queryFields;
export type SourceFields = Record<QueryField, string>;

export type Touch = Record<keyof typeof touchTexts, string>;

/** What is sent as source_data: the newest arrival, and the first one that brought anything. */
export type SourceRecord = Record<keyof typeof recordTexts, string> & {
  /** Made in the browser; a record that arrives twice is stored once. */
  id: string;
  /** The locale in which the page was read; its address alone does not tell where it has no prefix. */
  locale?: LocaleCode;
  referer: string[];
  first_touch: Touch;
  last_touch: Touch;
};

const fieldNames = Object.keys(queryFields) as QueryField[];

/** The record's fields in a query, cleaned and cut; empty where there is none. */
export function fieldsOfQuery(query: URLSearchParams): SourceFields {
  return Object.fromEntries(
    fieldNames.map((name) => [name, sanitizeText(query.get(name), queryFields[name])]),
  ) as SourceFields;
}

/** True when a landing says something about its source. */
export function hasSource(fields: SourceFields): boolean {
  return fieldNames.some((name) => fields[name] !== '');
}

/** An arrival at an address. Its query stays out but for the known fields: it may hold anything. */
export function toTouch(address: URL, now: Date): Touch {
  const page = sanitizeText(address.origin + address.pathname, pageUrlLength);
  return { ...fieldsOfQuery(address.searchParams), page_url: page, at: now.toISOString() };
}
