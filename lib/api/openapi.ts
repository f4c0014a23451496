import * as z from 'zod/mini';
import { mediaTypes } from '@/lib/api/http/body-parser';
import { bodyLimit } from '@/lib/config/constants';
import { allEndpoints } from '@/lib/api/all-endpoints';
import { apiBase } from '@/lib/contract/endpoint-schema';
import type { Endpoint } from '@/lib/api/http/define-endpoint';

type Schema = { properties?: Record<string, object>; required?: string[] };

const schemaOf = (type: z.ZodMiniType, io: 'input' | 'output'): Schema =>
  z.toJSONSchema(type, { io, target: 'openapi-3.0', unrepresentable: 'any' }) as Schema;

const envelope = (data: object) => ({
  type: 'object',
  required: ['code', 'msg', 'data'],
  properties: { code: { type: 'integer' }, msg: { type: 'string' }, data },
});

const answerWith = (description: string, data: object) => ({
  description,
  content: { 'application/json': { schema: envelope(data) } },
});

const refusals = {
  400: 'The request is not as it must be; msg says why.',
  401: 'The signature or the time is wrong.',
  403: 'A page of another site had the browser send it.',
  405: 'The call takes another method.',
  410: 'What was asked for is gone.',
  413: `The body is larger than ${bodyLimit / 1024} KiB.`,
  415: 'The call takes another content type.',
  429: 'Too many writes; Retry-After says when to come back.',
  503: 'The store cannot be reached.',
} as const;

/** The statuses with which a call may be refused. */
function statusesOf({ kind, sentBy, body }: Endpoint): (keyof typeof refusals)[] {
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

function operation(call: Endpoint): object {
  const { summary, body, input, data } = call;
  const given = schemaOf(input, 'input');
  const refused = Object.fromEntries(
    statusesOf(call).map((status) => [status, answerWith(refusals[status], { nullable: true, enum: [null] })]),
  );
  return {
    summary,
    ...(body
      ? {
          requestBody: {
            required: true,
            content: Object.fromEntries(body.map((type) => [mediaTypes[type], { schema: given }])),
          },
        }
      : {
          parameters: Object.entries(given.properties ?? {}).map(([name, schema]) => ({
            name,
            in: 'query',
            required: given.required?.includes(name) ?? false,
            schema,
          })),
        }),
    responses: { 200: answerWith('Code 0, and what was asked for.', schemaOf(data, 'output')), ...refused },
  };
}

/** The description of all calls (OpenAPI 3.0). */
export async function openApi(): Promise<object> {
  const sorted = [...(await allEndpoints()).values()].sort((one, other) => (one.path < other.path ? -1 : 1));
  return {
    openapi: '3.0.3',
    info: { title: 'Calls of the website', version: '1' },
    servers: [{ url: apiBase }],
    paths: Object.fromEntries(
      sorted.map((call) => [`/${call.path}`, { [call.method.toLowerCase()]: operation(call) }]),
    ),
  };
}
