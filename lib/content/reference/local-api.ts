import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { readMessageFile } from '@/lib/content/json-file';
import { ContentError } from '@/lib/content/diagnostic';
import { sourceFile } from '@/lib/config/source-file';
import type { LocaleCode } from '@/lib/i18n/locales';

/** The local API as OpenAPI 3.1: one YAML file, with its descriptions in the message files of each language. */

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
export const localApiPath = '/local-api/openapi.json';

export const localApiFile = 'content/local-api.yaml';

const text = z.string().min(1);
const response = z.looseObject({ $ref: text.optional(), description: text.optional() });
const operation = z.looseObject({
  operationId: text,
  summary: text,
  description: text,
  responses: z.record(z.string().regex(/^\d{3}$/, 'must be a status like 200'), response),
  'x-codeSamples': z.array(
    z.strictObject({ lang: z.enum(['bash', 'js', 'python']), label: text, file: text.optional(), source: text }),
  ),
});

/** Schema of the parts of the document that pages read; a test validates the whole as OpenAPI. */
export const localApiSchema = z.looseObject({
  openapi: text,
  info: z.looseObject({ title: text, version: text }),
  servers: z.array(z.looseObject({ url: z.url(), description: text })).min(1),
  paths: z.record(
    z.string().startsWith('/', 'must begin with a slash'),
    z.looseObject({ get: operation.optional(), post: operation.optional() }),
  ),
  components: z.looseObject({ securitySchemes: z.looseObject({ token: z.looseObject({ description: text }) }) }),
});

/** Keys whose values are message keys. */
const translatedKeys = new Set(['title', 'summary', 'description']);

function translate(value: unknown, translations: Readonly<Record<string, string>>): unknown {
  if (Array.isArray(value)) return value.map((item) => translate(item, translations));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => {
      if (!translatedKeys.has(key) || typeof child !== 'string') return [key, translate(child, translations)];
      const messageKey = child;
      const text = translations[messageKey];
      if (text === undefined)
        throw new ContentError([
          {
            file: localApiFile,
            line: 1,
            field: key,
            reason: `message "${messageKey}" is missing; add it to messages/{locale}/docs/local-api-reference.json`,
          },
        ]);
      return [key, text];
    }),
  );
}

export type ReferenceMessages = {
  document: Record<string, string>;
  labels: Record<'parameter' | 'everyParameter' | 'field' | 'status' | 'everyStatus' | 'meaning', string> &
    Record<'in' | 'types', Record<string, string>>;
};

/** Returns the reference's messages in a language. @throws ContentError if the file is not valid JSON */
export const referenceMessages = (locale: LocaleCode): ReferenceMessages =>
  readMessageFile(`messages/${locale}/docs/local-api-reference.json`) as ReferenceMessages;

/**
 * Returns the OpenAPI document in a language, as served, with `$ref`s.
 * @throws ContentError if the language lacks a message
 */
export function localApiDocument(locale: LocaleCode): Record<string, unknown> {
  const text = readFileSync(sourceFile(localApiFile), 'utf8');
  return translate(parse(text), referenceMessages(locale).document) as Record<string, unknown>;
}

/** Returns the OpenAPI document with `$ref`s resolved. */
export function localApi(locale: LocaleCode): LocalApi {
  const document = localApiDocument(locale);
  const resolveRefs = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(resolveRefs);
    if (typeof value !== 'object' || value === null) return value;
    const { $ref } = value as { $ref?: string };
    if ($ref === undefined)
      return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, resolveRefs(item)]));
    const [, ...keys] = $ref.split('/');
    return resolveRefs(keys.reduce<unknown>((parent, key) => (parent as Record<string, unknown>)[key], document));
  };
  return resolveRefs(document) as LocalApi;
}
