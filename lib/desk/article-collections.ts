import { sourceSchemaOf } from '@/lib/content/article-file';
import { findArticles } from '@/lib/content/article-folders';
import { contentRoots } from '@/lib/content/roots';
import { authorIds, taxonomy } from '@/lib/content/taxonomy';
import { maxTitle } from '@/lib/content/title-length';
import { bodyField } from '@/lib/desk/article-format';
import type { DeskField } from '@/lib/desk/desk-field';
import { formSchema, type FormSchema } from '@/lib/desk/form-schema';
import { schemaFields } from '@/lib/desk/schema-fields';
import { localeRow, sourceLocale, type LocaleCode } from '@/lib/i18n/locales';
import { collectionNames, type CollectionName } from '@/lib/urls/route-table';

/** Articles in the desk: a collection for each kind of article, with a form that follows its schema. */

const labels: Readonly<Record<CollectionName, string>> = {
  blog: 'Blog',
  news: 'News',
  helps: 'Help center',
  docs: 'Documentation',
  release: 'Release notes',
  partner: 'Partner program',
  legal: 'Legal pages',
};

/** Search results show about as many characters of a description. */
const maxDescription = 160;

type FieldOptions = Partial<DeskField>;

/** What the schemas do not say. Options come from data files, so that new ones appear by themselves. */
const fieldOptions = (): Readonly<Record<string, FieldOptions>> => ({
  title: { i18n: true, maxlength: maxTitle, hint: `At most ${maxTitle} characters, without the name of the site.` },
  description: {
    i18n: true,
    widget: 'text',
    maxlength: maxDescription,
    hint: '80 to 155 characters, for search results and lists.',
  },
  date: { hint: 'Day of publication.' },
  updated: { hint: 'Day of the last change that readers should know of.' },
  draft: { hint: 'A draft is not published.' },
  publishAt: { hint: 'Hidden until then: 2026-12-01 09:00 Europe/Berlin, or 2026-12-01T08:00:00Z.' },
  category: { widget: 'select', options: taxonomy().categories },
  tags: { widget: 'select', multiple: true, field: undefined, options: Object.keys(taxonomy().tags) },
  author: { widget: 'select', options: authorIds() },
  related: { hint: 'Paths of pages that link to this article, each with its position there.' },
});

/** Formats of article files, by collection. */
export const articleFormats = (): Record<string, FormSchema> =>
  Object.fromEntries(collectionNames.map((name) => [name, formSchema(sourceSchemaOf(name))]));

function articleFields(schema: FormSchema): DeskField[] {
  const options = fieldOptions();
  const fields = schemaFields(schema).map((field): DeskField => ({ ...field, ...options[field.name] }));
  const body: DeskField = {
    ...{ name: bodyField, label: 'Text', widget: 'article-text', i18n: true, required: true },
    hint: 'Markdown. Headings begin with ##.',
  };
  return [...fields, body];
}

/** A date, which only the file in the source language has. */
const isSource = { field: 'date', pattern: String.raw`^\d` };

function collection(name: CollectionName, schema: FormSchema): object {
  return {
    name,
    label: labels[name],
    folder: `messages/{{locale}}/${name}`,
    format: name,
    i18n: true,
    filter: isSource,
    slug: {
      template: '{{title}}',
      editable: ['create'],
      pattern: ['^[a-z0-9]+(-[a-z0-9]+)*$', 'Use lowercase letters and digits, with hyphens between words.'],
      hint: 'Part of the address of the article.',
    },
    editor: { preview: false },
    fields: articleFields(schema),
  };
}

/** Languages that have an article of a collection without an English version. */
function otherSources(name: CollectionName): LocaleCode[] {
  const { articles } = findArticles(contentRoots, name);
  const others = [...articles.values()].filter((files) => !files.has(sourceLocale));
  return [...new Set(others.flatMap((files) => [...files.keys()]))];
}

/** Returns the collections of articles, and one for each other language in which articles are written first. */
export function articleCollections(): object[] {
  const formats = articleFormats();
  // The desk assigns a file to the first collection that has its folder.
  const main = collectionNames.map((name) => collection(name, formats[name]!));
  const others = collectionNames.flatMap((name) =>
    otherSources(name).map((locale) => ({
      ...collection(name, formats[name]!),
      name: `${name}-${locale}`,
      label: `${labels[name]}: only in ${localeRow(locale).name}`,
      i18n: { locales: [locale], default_locale: locale },
    })),
  );
  return [...main, ...others];
}
