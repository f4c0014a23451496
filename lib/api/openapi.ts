import * as z from 'zod/mini';
import { mediaTypes } from '@/lib/api/http/body-parser';
import { bodyLimit, bodyLimitOf } from '@/lib/config/body-limit';
import { allEndpoints } from '@/lib/api/all-endpoints';
import { apiBase } from '@/lib/contract/endpoint-schema';
import { formErrors } from '@/lib/contract/form-errors';
import type { Endpoint } from '@/lib/api/http/define-endpoint';

type Schema = { $schema?: string; properties?: Record<string, object>; required?: string[] };

function toSchema(type: z.ZodMiniType, io: 'input' | 'output'): Omit<Schema, '$schema'> {
  const { $schema: _, ...schema } = z.toJSONSchema(type, { io, unrepresentable: 'any' }) as Schema;
  return schema;
}

const nullSchema = { type: 'null' };

/** The schema of a response: `{ code, msg, data }`. */
const envelope = (code: number, data: object) => ({
  type: 'object',
  required: ['code', 'msg', 'data'],
  properties: { code: { const: code }, msg: { type: 'string' }, data },
});

const json = (schema: object) => ({ 'application/json': { schema } });

const header = (description: string, type = 'string') => ({ description, required: true, schema: { type } });
const retryAfter = { 'Retry-After': header('Seconds to wait.', 'integer') };

const tooLarge = (limit: number) => `The body exceeds ${limit / 1024} KiB.`;

/** Responses to requests that cannot be fulfilled, by status. */
const errors: Readonly<Record<number, { description: string; headers?: object }>> = {
  400: { description: 'Invalid request; msg gives the reason.' },
  401: { description: 'Invalid signature or time.' },
  403: { description: 'Cross-site request.' },
  404: { description: 'The server does not have this endpoint, because its secret is not set.' },
  405: { description: 'Method not allowed.', headers: { Allow: header('The allowed methods.') } },
  410: { description: 'The requested item is gone.' },
  413: { description: tooLarge(bodyLimit) },
  415: { description: 'Unsupported content type or charset, or a content coding.' },
  429: { description: 'Rate limit exceeded.', headers: retryAfter },
  503: { description: 'The store is unreachable.', headers: retryAfter },
};

/** Returns the statuses with which an endpoint rejects requests. */
function errorStatuses({ rateLimit, allowedSenders, body }: Endpoint): number[] {
  const isWrite = rateLimit !== 'read';
  return [
    400,
    ...(allowedSenders === 'servers' ? [401, 404, 410] : []),
    ...(isWrite && allowedSenders !== 'browsers' ? [403] : []),
    405,
    ...(body ? [413, 415] : []),
    ...(isWrite ? [429] : []),
    503,
  ];
}

/** The response with an error; forms that browsers submit themselves get a page instead of JSON. */
function errorResponse(status: number, { isForm = false, isNative = false } = {}): object {
  const invalidFields = {
    type: 'object',
    required: ['fields'],
    properties: { fields: { type: 'object', additionalProperties: { enum: Object.keys(formErrors) } } },
  };
  const data = isForm && status === 400 ? { anyOf: [nullSchema, invalidFields] } : nullSchema;
  const page = isNative ? { 'text/html': { schema: { type: 'string' } } } : {};
  return { ...errors[status], content: { ...json(envelope(status, data)), ...page } };
}

/** Error responses that several endpoints share, by status. */
const sharedErrors = Object.fromEntries(
  Object.keys(errors).map((status) => [`Error${status}`, errorResponse(Number(status))]),
);

function successResponse({ data, errorCodes = {} }: Endpoint): object {
  const success = envelope(0, toSchema(data, 'output'));
  const refused = Object.entries(errorCodes).map(([code, description]) => ({
    description,
    ...envelope(Number(code), nullSchema),
  }));
  return {
    description: 'Code 0 and the data.',
    content: json(refused.length === 0 ? success : { anyOf: [success, ...refused] }),
  };
}

/** An error response of an endpoint, which is in the document once unless it differs from those of others. */
function endpointError(status: number, { path, body, isForm = false }: Endpoint): object {
  const isNative = body?.includes('form') ?? false;
  const limit = bodyLimitOf(`${apiBase}/${path}`);
  if (status === 413 && limit !== bodyLimit)
    return { ...errorResponse(status, { isNative }), description: tooLarge(limit) };
  return isNative ? errorResponse(status, { isForm, isNative }) : { $ref: `#/components/responses/Error${status}` };
}

function responses(endpoint: Endpoint): object {
  const { isForm = false, isVote = false, isDeferred = false } = endpoint;
  const redirect = {
    description: 'A browser without scripts returns to the page.',
    headers: { Location: header('The page.') },
    content: { 'text/plain': { schema: { type: 'string' } } },
  };
  return {
    [isDeferred ? 202 : 200]: successResponse(endpoint),
    ...(isForm || isVote ? { 303: redirect } : {}),
    ...Object.fromEntries(errorStatuses(endpoint).map((status) => [status, endpointError(status, endpoint)])),
  };
}

function requestFields({ body, input }: Endpoint): object {
  const schema = toSchema(input, 'input');
  if (body) {
    const content = Object.fromEntries(body.map((type) => [mediaTypes[type], { schema }]));
    return { requestBody: { required: true, content } };
  }
  return {
    parameters: Object.entries(schema.properties ?? {}).map(([name, field]) => ({
      name,
      in: 'query',
      required: schema.required?.includes(name) ?? false,
      schema: field,
    })),
  };
}

/** Converts the name of an endpoint's file to an operation ID, in camel case. */
const toOperationId = (file: string) => file.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The credentials of an endpoint as security schemes, by name; any one of them suffices. */
const securitySchemes = (file: string, { credentials = {} }: Endpoint) =>
  Object.entries(credentials).map(
    ([name, description]) =>
      [`${toOperationId(file)}-${name}`, { type: 'apiKey', in: 'header', name, description }] as const,
  );

const operation = (file: string, endpoint: Endpoint) => ({
  operationId: toOperationId(file),
  summary: endpoint.summary,
  ...(endpoint.credentials ? { security: securitySchemes(file, endpoint).map(([name]) => ({ [name]: [] })) } : {}),
  ...requestFields(endpoint),
  responses: responses(endpoint),
});

/** Describes all endpoints as an OpenAPI 3.1 document, from their schemas and settings. */
export async function openApi(): Promise<object> {
  const sorted = [...(await allEndpoints())].toSorted(([, a], [, b]) => (a.path < b.path ? -1 : 1));
  return {
    openapi: '3.1.0',
    info: { title: 'API of the website', version: '1' },
    servers: [{ url: apiBase }],
    security: [],
    paths: Object.fromEntries(
      sorted.map(([file, endpoint]) => [
        `/${endpoint.path}`,
        { [endpoint.method.toLowerCase()]: operation(file, endpoint) },
      ]),
    ),
    components: {
      responses: sharedErrors,
      securitySchemes: Object.fromEntries(sorted.flatMap(([file, endpoint]) => securitySchemes(file, endpoint))),
    },
  };
}
