import type { LinkInput } from '@/lib/api/links/link-input';
import { toUtmFields, type LinkRow } from '@/lib/api/links/link-row';
import type { UtmField, UtmFields } from '@/lib/tools/utm-link';

/** The fields of the form of a link, as text. */

/** Campaign fields of a link; its `utm_id` is the slug. */
export const linkUtmFields = ['source', 'medium', 'campaign', 'content', 'term', 'ref', 'inviteCode'] as const;
export type LinkUtmField = (typeof linkUtmFields)[number] & UtmField;

export const linkFieldNames = [
  ...(['target', 'locale', 'slug', 'title', 'folder', 'tags', 'expiresAt'] as const),
  ...linkUtmFields,
] as const;
export type LinkFieldName = (typeof linkFieldNames)[number];
export type LinkFields = Partial<Record<LinkFieldName, string>>;

const splitTags = (text: string): string[] =>
  text
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean);

/** Returns what people entered as the input of a link; empty fields are missing. */
export function toLinkInput(fields: LinkFields): Partial<LinkInput> {
  const { tags = '', ...texts } = fields;
  const filled = Object.entries(texts).filter(([, value]) => value.trim() !== '');
  return { ...(Object.fromEntries(filled) as Partial<LinkInput>), tags: splitTags(tags) };
}

/** The last day, in UTC, on which a link works; empty if it does not expire. */
export const lastDay = ({ expiresAt }: Pick<LinkRow, 'expiresAt'>): string =>
  expiresAt ? new Date(expiresAt.getTime() - 1).toISOString().slice(0, 10) : '';

export const toLinkFields = (link: LinkRow): LinkFields => ({
  target: link.target,
  locale: link.locale ?? '',
  slug: link.id,
  title: link.title,
  folder: link.folder,
  tags: link.tags.join(', '),
  expiresAt: lastDay(link),
  ...toUtmFields(link),
});

/**
 * Returns a change of a link by its form. The form has only the day of its end, so the time of day is kept unless the
 * day is changed; emptied fields lose their values.
 */
export function toLinkChange(fields: LinkFields, current: LinkRow): Partial<Omit<LinkInput, 'slug'>> {
  const { slug: _, expiresAt, ...input } = toLinkInput(fields);
  const emptied = Object.fromEntries(linkUtmFields.map((field) => [field, '']));
  const isSameDay = (expiresAt ?? '') === lastDay(current);
  return {
    target: '',
    title: '',
    folder: '',
    ...emptied,
    ...input,
    ...(isSameDay ? {} : { expiresAt: expiresAt ?? null }),
  };
}

/** Returns the campaign fields that have a value. */
export function utmFieldsOf(fields: LinkFields): UtmFields {
  const filled = linkUtmFields.map((field) => [field, fields[field]?.trim() ?? ''] as const);
  return Object.fromEntries(filled.filter(([, value]) => value !== ''));
}

/** Reads the fields of a query. */
export const readLinkFields = (search: Pick<URLSearchParams, 'get'>): LinkFields =>
  Object.fromEntries(
    linkFieldNames.flatMap((name) => {
      const value = search.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
