import {
  localApi,
  referenceWords,
  type ApiOperation,
  type ApiParameter,
  type ApiResponse,
  type ApiSample,
  type ApiSchema,
  type ReferenceWords,
} from '@/lib/content/reference/local-api';
import { fence, table } from '@/lib/content/reference/markdown-parts';
import type { LocaleCode } from '@/lib/i18n/locales';

type Labels = ReferenceWords['labels'];

/** A name as it is written in code, and of what kind it is. */
const named = (name: string, kind: string) => `\`${name}\` *${kind}*`;

/** The fields of an answer, each with its path: `data.ws`, and `data[].id` in a list. */
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

type Call = {
  method: string;
  server: string;
  address: string;
  parameters: readonly ApiParameter[];
  operation: ApiOperation;
};

type StatusAnswer = readonly [status: string, response: ApiResponse];

function statusRow([status, { description, headers = {} }]: StatusAnswer): string[] {
  const headerTexts = Object.entries(headers).map(([name, header]) => `\`${name}\`: ${header.description}`);
  return [`\`${status}\``, [description, ...headerTexts].join(' ')];
}

/** What every call is sent and may answer, which is told once. */
function sharedText(shared: readonly StatusAnswer[], token: string, labels: Labels): string[] {
  return [
    table([labels.everyParameter, labels.meaning], [[named('Authorization', labels.in.header!), token]]),
    table([labels.everyStatus, labels.meaning], shared.map(statusRow)),
  ];
}

/** Code comes before the table that explains it: on wide windows it stands beside that. */
function callText(
  { method, server, address, parameters, operation }: Call,
  shared: readonly StatusAnswer[],
  labels: Labels,
) {
  const { summary, description, responses } = operation;
  const answer = responses['200']!.content!['application/json'];
  const parameterRows = parameters.map((one) => [named(one.name, labels.in[one.in]!), one.description]);
  const own = Object.entries(responses).filter(([status]) => !shared.some(([other]) => other === status));
  return [
    `## ${summary}`,
    `**${method.toUpperCase()}** \`${server}${address}\``,
    description,
    ...operation['x-codeSamples'].map(sampleFence),
    ...(parameterRows.length > 0 ? [table([labels.parameter, labels.meaning], parameterRows)] : []),
    fence(JSON.stringify(answer.example, null, 2), 'json'),
    table([labels.field, labels.meaning], fieldRows(answer.schema, labels)),
    table([labels.status, labels.meaning], own.map(statusRow)),
  ];
}

/** Every call of the local API as Markdown, in a language that has the reference's words. */
export function localApiMarkdown(locale: LocaleCode): string {
  const { servers, paths, components } = localApi(locale);
  const server = servers[0]!.url;
  const { labels } = referenceWords(locale);
  const calls = Object.entries(paths).flatMap(([address, { parameters = [], ...operations }]) =>
    Object.entries(operations).map(([method, operation]): Call => ({ method, server, address, parameters, operation })),
  );
  const [first, ...others] = calls.map(({ operation }) => operation.responses);
  const shared = Object.entries(first!).filter(([status]) => status !== '200' && others.every((one) => status in one));
  const { description: token } = components.securitySchemes.token;
  return [...sharedText(shared, token, labels), ...calls.flatMap((call) => callText(call, shared, labels))].join(
    '\n\n',
  );
}
