import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { readMessageFile } from '@/lib/content/json-file';
import { ContentError } from '@/lib/content/diagnostic';
import type { LocaleCode } from '@/lib/i18n/locales';

/** The local API as OpenAPI 3.1: one YAML file, with its texts in the message files of each language. */

type Described = { description: string };
export type ApiSchema = Partial<Described> & {
  type: string;
  properties?: Record<string, ApiSchema>;
  items?: ApiSchema;
};
export type ApiResponse = Described & {
  headers?: Record<string, Described & { example: string }>;
  content?: { 'application/json': { schema: ApiSchema; example: unknown } };
};
export type ApiParameter = Described & { name: string; in: 'path'; example: string };
export type ApiSample = { lang: 'bash' | 'js' | 'python'; label: string; file?: string; source: string };
export type ApiOperation = Described & {
  operationId: string;
  summary: string;
  responses: Record<string, ApiResponse>;
  'x-codeSamples': ApiSample[];
};
type ApiPath = { parameters?: ApiParameter[]; get?: ApiOperation; post?: ApiOperation };
export type LocalApi = {
  servers: (Described & { url: string })[];
  paths: Record<string, ApiPath>;
  components: { securitySchemes: { token: Described } };
};

/** Path of the English document. */
export const localApiAddress = '/local-api/openapi.json';

const file = 'lib/content/reference/local-api.yaml';

/** Keys whose values are message keys. */
const translatedKeys = new Set(['title', 'summary', 'description']);

function translate(value: unknown, translations: Readonly<Record<string, string>>): unknown {
  if (Array.isArray(value)) return value.map((one) => translate(one, translations));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      if (!translatedKeys.has(key) || typeof inner !== 'string') return [key, translate(inner, translations)];
      const text = translations[inner];
      if (text === undefined)
        throw new ContentError([
          {
            file,
            line: 1,
            field: key,
            reason: `message "${inner}" is missing; add it to messages/{locale}/docs/local-api-reference.json`,
          },
        ]);
      return [key, text];
    }),
  );
}

export type ReferenceWords = {
  document: Record<string, string>;
  labels: Record<'parameter' | 'everyParameter' | 'field' | 'status' | 'everyStatus' | 'meaning', string> &
    Record<'in' | 'types', Record<string, string>>;
};

/** Returns the reference's messages in a language. @throws ContentError if the file is not valid JSON */
export const referenceWords = (locale: LocaleCode): ReferenceWords =>
  readMessageFile(`messages/${locale}/docs/local-api-reference.json`) as ReferenceWords;

/**
 * Returns the OpenAPI document in a language, as served, with `$ref`s.
 * @throws ContentError if the language lacks a message
 */
export function localApiDocument(locale: LocaleCode): Record<string, unknown> {
  const text = readFileSync(path.resolve(/* turbopackIgnore: true */ process.cwd(), file), 'utf8');
  return translate(parse(text), referenceWords(locale).document) as Record<string, unknown>;
}

/** Returns the OpenAPI document with `$ref`s resolved. */
export function localApi(locale: LocaleCode): LocalApi {
  const document = localApiDocument(locale);
  const resolved = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(resolved);
    if (typeof value !== 'object' || value === null) return value;
    const { $ref } = value as { $ref?: string };
    if ($ref === undefined) return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, resolved(one)]));
    const [, ...keys] = $ref.split('/');
    return resolved(keys.reduce<unknown>((inner, key) => (inner as Record<string, unknown>)[key], document));
  };
  return resolved(document) as LocalApi;
}
