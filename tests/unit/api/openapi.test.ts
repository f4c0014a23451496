import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, it } from 'vitest';
import { allEndpoints } from '@/lib/api/all-endpoints';
import { openApi } from '@/lib/api/openapi';

type Response = { $ref?: string; content?: Record<string, { schema: object }> };
type Operation = { operationId: string; security?: object[]; responses: Record<string, Response> };

const document = (await openApi()) as {
  paths: Record<string, Record<string, Operation>>;
  components: { responses: Record<string, Response> };
};
const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
const at = (path: string) => Object.values(document.paths[path]!)[0]!;
const mediaTypes = ({ $ref, content }: Response) =>
  Object.keys(($ref ? document.components.responses[$ref.split('/').at(-1)!]!.content : content) ?? {});

it('the description is valid OpenAPI 3.1', async () => {
  const validator = new Validator();
  const result = await validator.validate(document);
  expect(result.errors ?? []).toEqual([]);
  expect([result.valid, validator.version]).toEqual([true, '3.1']);
});

it('every endpoint has a unique operation ID', async () => {
  const ids = operations.map(({ operationId }) => operationId);
  expect(new Set(ids).size).toBe((await allEndpoints()).size);
  for (const id of ids) expect(id).toMatch(/^[a-z][A-Za-z]+$/);
});

it('no schema uses keywords that JSON Schema lacks', () => {
  expect(JSON.stringify(document)).not.toMatch(/"nullable"|"\$schema"/);
});

it('an invalid form has its fields in the data of the error, and a response as JSON or HTML', () => {
  const { responses } = at('/site/contact');
  expect(JSON.stringify(responses['400'])).toMatch(/"fields".*"tooLong"/);
  for (const status of ['400', '403', '413', '429', '503']) {
    expect(mediaTypes(responses[status]!), status).toEqual(['application/json', 'text/html']);
  }
  expect(responses).toHaveProperty('303');
  expect(mediaTypes(at('/beacon').responses['400']!)).toEqual(['application/json']);
  expect(at('/client/record-data/log').responses).not.toHaveProperty('303');
});

it('an endpoint for servers names its signature and all its statuses', () => {
  const { security, responses } = at('/site/redeem');
  expect(security).toEqual([{ 'redeem-X-Signature': [] }]);
  expect(Object.keys(responses)).toEqual(
    expect.arrayContaining(['200', '400', '401', '403', '404', '405', '410', '413', '415', '429', '503']),
  );
});

it('the endpoint for pushes accepts any one of the signatures of Git hosts, and larger bodies than others', () => {
  const { security, responses } = at('/site/publish');
  expect(security!.flatMap(Object.keys)).toEqual([
    'publish-X-Hub-Signature-256',
    'publish-X-Gitea-Signature',
    'publish-X-Gitlab-Token',
    'publish-X-Signature',
  ]);
  expect(responses).toHaveProperty('202');
  expect(responses['413']).toMatchObject({ description: 'The body exceeds 5120 KiB.' });
});

it('a response with status 200 has code 0 or a documented code', () => {
  expect(JSON.stringify(at('/beacon/key').responses['200'])).toContain('"code":{"const":0}');
  expect(JSON.stringify(at('/sys/user/passport/authorized-login').responses['200'])).toContain('4001');
});
