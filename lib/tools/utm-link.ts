import { codeLength, queryParameterLimits } from '@/lib/contract/source-record';

/** Campaign links: an address with the campaign fields that a landing stores. Runs in browsers and on the server. */

/** The query parameter of each field. */
export const utmParameters = {
  source: 'utm_source',
  medium: 'utm_medium',
  campaign: 'utm_campaign',
  term: 'utm_term',
  content: 'utm_content',
  id: 'utm_id',
  ref: 'ref',
  inviteCode: 'invite_code',
} as const;

export type UtmField = keyof typeof utmParameters;
export type UtmFields = Partial<Record<UtmField, string>>;
export const utmFields = Object.keys(utmParameters) as UtmField[];

/** The number of characters of each field's value that a landing stores. */
export const utmFieldLimits: Readonly<Record<UtmField, number>> = {
  source: queryParameterLimits.utm_source,
  medium: queryParameterLimits.utm_medium,
  campaign: queryParameterLimits.utm_campaign,
  term: queryParameterLimits.utm_term,
  content: queryParameterLimits.utm_content,
  id: queryParameterLimits.utm_id,
  ref: codeLength,
  inviteCode: codeLength,
};

/** A URL or a path: `base` without query and fragment, `query` and `fragment` with their first character, or empty. */
export type AddressParts = { base: string; query: string; fragment: string };

export function splitAddress(address: string): AddressParts {
  const hash = address.indexOf('#');
  const beforeFragment = hash === -1 ? address : address.slice(0, hash);
  const mark = beforeFragment.indexOf('?');
  return {
    base: mark === -1 ? beforeFragment : beforeFragment.slice(0, mark),
    query: mark === -1 ? '' : beforeFragment.slice(mark),
    fragment: hash === -1 ? '' : address.slice(hash),
  };
}

/** A field of a query: as written, and its decoded name in lower case, as a landing reads it. */
export type QueryField = { raw: string; name: string; value: string; /** Its position in the query. */ start: number };

/** Returns the fields of a query. @param query with its question mark, or empty */
export function queryFields(query: string): QueryField[] {
  let start = 1;
  return query
    .slice(1)
    .split('&')
    .map((raw) => {
      const [[name, value] = ['', '']] = new URLSearchParams(raw);
      const field = { raw, name: name.toLowerCase(), value, start };
      start += raw.length + 1;
      return field;
    })
    .filter(({ raw }) => raw !== '');
}

/** Joins fields of a query as they were written; with a question mark unless there are none. */
export const joinQuery = (raw: readonly string[]): string => (raw.length > 0 ? `?${raw.join('&')}` : '');

/**
 * Adds campaign fields to an address; its other query fields are kept as written, and those of the same names replaced.
 * @param address a URL or a path, with any query and fragment
 * @param fields empty ones are not added
 */
export function addUtmFields(address: string, fields: UtmFields): string {
  const { base, query, fragment } = splitAddress(address);
  const added = utmFields.flatMap((field) => (fields[field] ? [[utmParameters[field], fields[field]] as const] : []));
  const names = new Set<string>(added.map(([name]) => name));
  const others = queryFields(query).filter(({ name }) => !names.has(name));
  const raw = [...others.map((field) => field.raw), ...added.map((pair) => String(new URLSearchParams([[...pair]])))];
  return base + joinQuery(raw) + fragment;
}

/** Returns a campaign link's address without campaign fields, and the fields; the first of a repeated one counts. */
export function parseUtmLink(link: string): { address: string; fields: UtmFields } {
  const { base, query, fragment } = splitAddress(link);
  const fieldOf = new Map<string, UtmField>(utmFields.map((field) => [utmParameters[field], field]));
  const fields: UtmFields = {};
  const others: string[] = [];
  for (const { raw, name, value } of queryFields(query)) {
    const field = fieldOf.get(name);
    if (!field) others.push(raw);
    else if (value !== '') fields[field] ??= value;
  }
  return { address: base + joinQuery(others) + fragment, fields };
}
