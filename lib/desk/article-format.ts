import { Document, isCollection, stringify } from 'yaml';
import { readFrontMatter } from '@/lib/content/front-matter';
import type { FormSchema } from '@/lib/desk/form-schema';
import { fromForm, toForm } from '@/lib/desk/form-values';

/**
 * The form in which article files are written: texts in quotation marks, lists in brackets, and the Markdown right
 * after the front matter. Whoever changes one word gets a difference of one line.
 */

/** The field with the Markdown; the others are front matter. */
export const bodyField = 'body';

const quotedFields: ReadonlySet<string> = new Set(['title', 'description']);

function frontMatterLine(name: string, value: unknown): string {
  if (quotedFields.has(name)) return `${name}: ${JSON.stringify(value)}\n`;
  if (!Array.isArray(value)) return stringify({ [name]: value }, { lineWidth: 0 });
  const document = new Document(value);
  if (isCollection(document.contents)) document.contents.flow = true;
  return `${name}: ${document.toString({ lineWidth: 0, flowCollectionPadding: false })}`;
}

/** Returns the text of an article file. */
export function formatArticle(frontMatter: object, body: string): string {
  const lines = Object.entries(frontMatter).map(([name, value]) => frontMatterLine(name, value));
  return `---\n${lines.join('')}---\n${body.trim()}\n`;
}

/** Returns the values of a form from the text of an article file. @throws Error if its front matter is not YAML */
export function articleToForm(text: string, schema: FormSchema): Record<string, unknown> {
  const { frontMatter, body, issues } = readFrontMatter(text);
  if (!frontMatter) throw new Error(issues.map(({ line, reason }) => `line ${line}: ${reason}`).join('; '));
  return { ...(toForm(frontMatter.value, schema) as object), [bodyField]: body };
}

/** Returns the text of an article file from the values of a form. */
export function articleFromForm(values: Readonly<Record<string, unknown>>, schema: FormSchema): string {
  const { [bodyField]: body, ...frontMatter } = values;
  return formatArticle(fromForm(frontMatter, schema) as object, typeof body === 'string' ? body : '');
}
