import {
  localApi,
  referenceWords,
  type ApiOperation,
  type ApiParameter,
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

function callText({ method, server, address, parameters, operation }: Call, token: string, labels: Labels): string[] {
  const { summary, description, responses } = operation;
  const answer = responses['200']!.content!['application/json'];
  const parameterRows = [
    [named('Authorization', labels.in.header!), token],
    ...parameters.map((parameter) => [named(parameter.name, labels.in[parameter.in]!), parameter.description]),
  ];
  const statusRows = Object.entries(responses).map(([status, { description: meaning, headers = {} }]) => {
    const headerTexts = Object.entries(headers).map(([name, header]) => `\`${name}\`: ${header.description}`);
    return [status, [meaning, ...headerTexts].join(' ')];
  });
  return [
    `## ${summary}`,
    `**${method.toUpperCase()}** \`${server}${address}\``,
    description,
    table([labels.parameter, labels.meaning], parameterRows),
    ...operation['x-codeSamples'].map(sampleFence),
    table([labels.field, labels.meaning], fieldRows(answer.schema, labels)),
    fence(JSON.stringify(answer.example, null, 2), 'json'),
    table([labels.status, labels.meaning], statusRows),
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
  return calls.flatMap((call) => callText(call, components.securitySchemes.token.description, labels)).join('\n\n');
}
