import {
  localApi,
  referenceMessages,
  type ApiOperation,
  type ApiParameter,
  type ApiResponse,
  type ApiSample,
  type ApiSchema,
  type ReferenceMessages,
} from '@/lib/content/reference/local-api';
import { fence, table } from '@/lib/content/reference/markdown-parts';
import type { LocaleCode } from '@/lib/i18n/locales';

type Labels = ReferenceMessages['labels'];

/** Formats a name as code, followed by its type. */
const named = (name: string, kind: string) => `\`${name}\` *${kind}*`;

/** Returns the fields of a response with their paths: `data.ws`, and `data[].id` in a list. */
function fieldRows({ properties = {} }: ApiSchema, labels: Labels, before = ''): string[][] {
  return Object.entries(properties).flatMap(([name, schema]) => {
    const { type, description = '', items } = schema;
    const inner = items
      ? fieldRows(items, labels, `${before}${name}[].`)
      : fieldRows(schema, labels, `${before}${name}.`);
    return [[named(before + name, labels.types[type]!), description], ...inner];
  });
}

const sampleFence = ({ lang, label, file, source }: ApiSample) =>
  fence(source, `${lang} tab="${label}"${file ? ` file="${file}"` : ''}`);

type Endpoint = {
  method: string;
  server: string;
  path: string;
  parameters: readonly ApiParameter[];
  operation: ApiOperation;
};

type StatusResponse = readonly [status: string, response: ApiResponse];

function statusRow([status, { description, headers = {} }]: StatusResponse): string[] {
  const headerTexts = Object.entries(headers).map(([name, header]) => `\`${name}\`: ${header.description}`);
  return [`\`${status}\``, [description, ...headerTexts].join(' ')];
}

/** Describes parameters and statuses that all endpoints share. */
function sharedText(shared: readonly StatusResponse[], token: string, labels: Labels): string[] {
  return [
    table([labels.everyParameter, labels.meaning], [[named('Authorization', labels.in.header!), token]]),
    table([labels.everyStatus, labels.meaning], shared.map(statusRow)),
  ];
}

/** Describes an endpoint. Code precedes its table: on wide viewports they are side by side. */
function endpointText(
  { method, server, path, parameters, operation }: Endpoint,
  shared: readonly StatusResponse[],
  labels: Labels,
) {
  const { summary, description, responses } = operation;
  const success = responses['200']!.content!['application/json'];
  const parameterRows = parameters.map((item) => [named(item.name, labels.in[item.in]!), item.description]);
  const otherResponses = Object.entries(responses).filter(([status]) => !shared.some(([other]) => other === status));
  return [
    `## ${summary}`,
    `**${method.toUpperCase()}** \`${server}${path}\``,
    description,
    ...operation['x-codeSamples'].map(sampleFence),
    ...(parameterRows.length > 0 ? [table([labels.parameter, labels.meaning], parameterRows)] : []),
    fence(JSON.stringify(success.example, null, 2), 'json'),
    table([labels.field, labels.meaning], fieldRows(success.schema, labels)),
    table([labels.status, labels.meaning], otherResponses.map(statusRow)),
  ];
}

/** Returns the reference of all local API endpoints as Markdown. The language must have the reference's messages. */
export function localApiMarkdown(locale: LocaleCode): string {
  const { servers, paths, components } = localApi(locale);
  const server = servers[0]!.url;
  const { labels } = referenceMessages(locale);
  const endpoints = Object.entries(paths).flatMap(([path, { parameters = [], ...operations }]) =>
    Object.entries(operations).map(([method, operation]): Endpoint => ({
      method,
      server,
      path,
      parameters,
      operation,
    })),
  );
  const [first, ...others] = endpoints.map(({ operation }) => operation.responses);
  const shared = Object.entries(first!).filter(
    ([status]) => status !== '200' && others.every((item) => status in item),
  );
  const { description: token } = components.securitySchemes.token;
  return [
    ...sharedText(shared, token, labels),
    ...endpoints.flatMap((endpoint) => endpointText(endpoint, shared, labels)),
  ].join('\n\n');
}
