import * as z from 'zod/mini';
import { mediaTypes } from '@/lib/api/http/body-parser';
import { bodyLimit } from '@/lib/config/body-limit';
import { allEndpoints } from '@/lib/api/all-endpoints';
import { apiBase } from '@/lib/contract/endpoint-schema';
import type { Endpoint } from '@/lib/api/http/define-endpoint';

type Schema = { properties?: Record<string, object>; required?: string[] };

const toSchema = (type: z.ZodMiniType, io: 'input' | 'output'): Schema =>
  z.toJSONSchema(type, { io, target: 'openapi-3.0', unrepresentable: 'any' }) as Schema;

const envelope = (data: object) => ({
  type: 'object',
  required: ['code', 'msg', 'data'],
  properties: { code: { type: 'integer' }, msg: { type: 'string' }, data },
});

const jsonResponse = (description: string, data: object) => ({
  description,
  content: { 'application/json': { schema: envelope(data) } },
});

const errorDescriptions = {
  400: 'Invalid request; msg gives the reason.',
  401: 'Invalid signature or time.',
  403: 'Cross-site request.',
  405: 'Method not allowed.',
  410: 'The requested item is gone.',
  413: `The body exceeds ${bodyLimit / 1024} KiB.`,
  415: 'Unsupported content type.',
  429: 'Rate limit exceeded; see Retry-After.',
  503: 'The store is unreachable.',
} as const;

/** Returns the error statuses of an endpoint. */
function errorStatuses({ kind, sentBy, body }: Endpoint): (keyof typeof errorDescriptions)[] {
  const isWrite = kind !== 'read';
  return [
    400,
    ...(sentBy === 'servers' ? ([401, 410] as const) : []),
    ...(isWrite && sentBy !== 'browsers' ? ([403] as const) : []),
    405,
    ...(body ? ([413, 415] as const) : []),
    ...(isWrite ? ([429] as const) : []),
    503,
  ];
}

function operation(endpoint: Endpoint): object {
  const { summary, body, input, data } = endpoint;
  const inputSchema = toSchema(input, 'input');
  const errorResponses = Object.fromEntries(
    errorStatuses(endpoint).map((status) => [
      status,
      jsonResponse(errorDescriptions[status], { nullable: true, enum: [null] }),
    ]),
  );
  return {
    summary,
    ...(body
      ? {
          requestBody: {
            required: true,
            content: Object.fromEntries(body.map((type) => [mediaTypes[type], { schema: inputSchema }])),
          },
        }
      : {
          parameters: Object.entries(inputSchema.properties ?? {}).map(([name, schema]) => ({
            name,
            in: 'query',
            required: inputSchema.required?.includes(name) ?? false,
            schema,
          })),
        }),
    responses: { 200: jsonResponse('Code 0 and the data.', toSchema(data, 'output')), ...errorResponses },
  };
}

/** Describes all endpoints as an OpenAPI 3.0 document. */
export async function openApi(): Promise<object> {
  const sorted = [...(await allEndpoints()).values()].sort((a, b) => (a.path < b.path ? -1 : 1));
  return {
    openapi: '3.0.3',
    info: { title: 'API of the website', version: '1' },
    servers: [{ url: apiBase }],
    paths: Object.fromEntries(
      sorted.map((endpoint) => [`/${endpoint.path}`, { [endpoint.method.toLowerCase()]: operation(endpoint) }]),
    ),
  };
}
