import { isEmailAddress } from '@/lib/contract/email-address';
import { closestWord } from '@/lib/text/did-you-mean';
import { queryFields, splitAddress, utmFieldLimits, utmFields, utmParameters } from '@/lib/tools/utm-link';
import type { UtmField } from '@/lib/tools/utm-link';
import type { UtmRow } from '@/lib/tools/utm-link-csv';

/** Checks a campaign link for common mistakes. The rules are a table; each has an id, by which interfaces explain it. */

export type UtmIssue = {
  rule: UtmRuleId;
  field: UtmField | 'address';
  /** The part of the value that is wrong; `end` is exclusive. */
  start: number;
  end: number;
  /** The value to use instead. */
  suggestion?: string;
};

export type UtmCheckContext = {
  /** The values that the team uses, by field. */
  vocabulary?: Partial<Record<UtmField, readonly string[]>>;
  /** The host on which the link will be placed, if known. */
  placedOn?: string;
};

type Part = Omit<UtmIssue, 'rule' | 'field'>;
type ValueRule = (value: string, known: readonly string[], field: UtmField) => Part[];
type AddressRule = (link: UtmRow, context: UtmCheckContext) => Part[];

const whole = (value: string, suggestion?: string): Part[] => [
  { start: 0, end: value.length, ...(suggestion === undefined ? {} : { suggestion }) },
];

const matches = (text: string, pattern: RegExp, suggestion?: string): Part[] =>
  [...text.matchAll(pattern)].map(({ 0: match, index }) => ({
    start: index,
    end: index + match.length,
    ...(suggestion === undefined ? {} : { suggestion }),
  }));

/** The value without case, spaces, hyphens and underscores: `E-Mail` and `email` are spellings of one word. */
const plain = (value: string) => value.toLowerCase().replaceAll(/[_\s-]/g, '');

/** A possible email address: a run without spaces and the punctuation that separates fields. */
const word = /[^\s?&#=<>"',;()]+/g;
/** An international telephone number. */
const phoneNumber = /\+(?:\d[\s().-]{0,2}){7,14}\d/g;

function findPersonalData(text: string): Part[] {
  const addresses = matches(text, word).filter(({ start, end }) => isEmailAddress(text.slice(start, end)));
  return [...addresses, ...matches(text, phoneNumber)];
}

const valueRules = {
  space: (value) => matches(value, /\s+/g, value.trim().replaceAll(/\s+/g, '-')),
  'control-character': (value) => matches(value, /[^\P{Cc}\s]|[\p{Cs}\p{Default_Ignorable_Code_Point}]/gu),
  'too-long': (value, _, field) =>
    value.length > utmFieldLimits[field] ? [{ start: utmFieldLimits[field], end: value.length }] : [],
  'personal-data': findPersonalData,
  capitals: (value, known) => {
    const lower = value.toLowerCase();
    const isLowerCase = known.length > 0 && known.every((word) => word === word.toLowerCase());
    return value !== lower && isLowerCase ? matches(value, /\p{Lu}+/gu, lower) : [];
  },
  'mixed-spelling': (value, known) => {
    const lower = value.toLowerCase();
    if (known.some((word) => word.toLowerCase() === lower)) return [];
    const same = known.find((word) => plain(word) === plain(value));
    return same === undefined ? [] : whole(value, same);
  },
  'near-miss': (value, known) => {
    if (known.some((word) => plain(word) === plain(value))) return [];
    const closest = closestWord(value.toLowerCase(), known);
    return closest === undefined ? [] : whole(value, closest);
  },
} satisfies Record<string, ValueRule>;

/** Hosts are compared without `www.`, in lower case. */
const toHost = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/^www\./, '');

function hostOf(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || protocol === 'http:' ? hostname : null;
}

const isPath = (address: string) => /^\/(?![/\\])/.test(address);

const addressRules = {
  'invalid-address': ({ address }) => (isPath(address) || hostOf(address) !== null ? [] : whole(address)),
  'address-control-character': ({ address }) => matches(address, /[\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu),
  'utm-in-address': ({ address }) => {
    const { base, query } = splitAddress(address);
    return queryFields(query)
      .filter(({ name }) => Object.values<string>(utmParameters).includes(name))
      .map(({ raw, start }) => ({ start: base.length + start, end: base.length + start + raw.length }));
  },
  'address-personal-data': ({ address }) => {
    const { base, query } = splitAddress(address);
    return queryFields(query)
      .filter(({ value }) => findPersonalData(value).length > 0)
      .map(({ raw, start }) => ({ start: base.length + start, end: base.length + start + raw.length }));
  },
  'internal-link': ({ address, fields }, { placedOn }) => {
    const host = hostOf(address);
    const places = [placedOn, fields.source].filter((place) => place !== undefined).map(toHost);
    return host !== null && places.includes(toHost(host)) ? whole(address) : [];
  },
} satisfies Record<string, AddressRule>;

export type UtmRuleId = keyof typeof valueRules | keyof typeof addressRules | 'missing-source';

/** The ids of all rules, in the order in which issues are listed. */
export const utmRuleIds: readonly UtmRuleId[] = [
  ...(Object.keys(addressRules) as UtmRuleId[]),
  'missing-source',
  ...(Object.keys(valueRules) as UtmRuleId[]),
];

/** Finds common mistakes in a campaign link; none of them prevents its use except a missing source or address. */
export function checkUtmLink(link: UtmRow, context: UtmCheckContext = {}): UtmIssue[] {
  const inAddress = Object.entries<AddressRule>(addressRules).flatMap(([rule, find]) =>
    find(link, context).map((part) => ({ rule: rule as UtmRuleId, field: 'address' as const, ...part })),
  );
  const missing = link.fields.source?.trim()
    ? []
    : [{ rule: 'missing-source' as const, field: 'source' as const, start: 0, end: 0 }];
  const inValues = utmFields.flatMap((field) => {
    const value = link.fields[field] ?? '';
    if (value === '') return [];
    const known = context.vocabulary?.[field] ?? [];
    return Object.entries<ValueRule>(valueRules).flatMap(([rule, find]) =>
      find(value, known, field).map((part) => ({ rule: rule as UtmRuleId, field, ...part })),
    );
  });
  return [...inAddress, ...missing, ...inValues];
}
