import { execFile, spawnSync } from 'node:child_process';
import http from 'node:http';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { localApi, type ApiOperation, type ApiSample } from '@/lib/content/reference/local-api';
import { listen } from '@/tests/free-port';
import { commitOffset, sample } from '@/tests/sampling';
import { apiToken, localApiListener, profileId, type ResponseOverride } from '@/tests/local-api-mock';

/**
 * Runs the samples of the reference, unchanged except for the URL, against a mock server generated from the same
 * file.
 */

const programs = { bash: 'bash', js: process.execPath, python: 'python3' } as const;
const argumentsOf = { bash: ['-c'], js: ['--input-type=module', '-e'], python: ['-c'] } as const;

const operations = Object.values(localApi('en').paths).flatMap(({ get, post }) =>
  [get, post].filter((operation) => !!operation),
);
const allSamples = operations.flatMap((operation) =>
  operation['x-codeSamples'].map((code) => [code.label, operation.operationId, code, operation] as const),
);
// Each test runs a program. Every fourth sample has another language and operation than the one before.
const samples = sample(allSamples, 4, commitOffset);
const exampleOf = ({ responses }: ApiOperation) => responses['200']!.content!['application/json'].example;

let requests: string[] = [];
let responses: Partial<Record<string, ResponseOverride>> = {};
const server = http.createServer(
  localApiListener(async (operationId) => {
    requests.push(operationId);
    return { instead: responses[operationId] };
  }),
);
let url = '';

beforeAll(async () => {
  url = await listen(server);
});
afterAll(() => void server.close());
beforeEach(() => {
  requests = [];
  responses = {};
});

const sampleEnvironment = { API_TOKEN: apiToken, PROFILE_ID: profileId, NO_PROXY: '*', no_proxy: '*' };

/**
 * Runs a sample.
 * @returns its output, and whether it exited with an error
 */
async function run({ lang, source }: ApiSample, environment: Record<string, string> = {}) {
  const program = source.replaceAll('http://127.0.0.1:50505', url);
  const options = { env: { ...process.env, ...sampleEnvironment, ...environment } };
  const running = promisify(execFile)(programs[lang], [...argumentsOf[lang], program], options);
  return running.then(
    ({ stdout }) => ({ output: stdout, failed: false }),
    ({ stdout, stderr }: { stdout: string; stderr: string }) => ({ output: stdout + stderr, failed: true }),
  );
}

/** A sample that starts a profile also stops it, so that no profile is left open. */
const expected = (operationId: string) =>
  operationId === 'startProfile' ? [operationId, 'stopProfile'] : [operationId];

it.each(['curl', 'bash', 'python3'])('%s is installed, which the samples of the local API need', (program) => {
  expect(spawnSync(program, ['--version']).error, `Install ${program} to run the samples.`).toBeUndefined();
});

it('every endpoint of the local API has samples in curl, JavaScript and Python', () => {
  for (const operation of operations) {
    const labels = operation['x-codeSamples'].map(({ label }) => label);
    expect(labels, operation.operationId).toEqual(['curl', 'JavaScript', 'Python']);
  }
});

it.each(samples)('the sample in %s: %s sends its requests and prints the responses', async (_, id, code, operation) => {
  const { output, failed } = await run(code);
  expect(failed, output).toBe(false);
  expect(requests).toEqual(expected(id));
  const { data } = exampleOf(operation) as { data?: object };
  for (const text of JSON.stringify(data ?? []).match(/"(?:p-|shop-|ws:)[^"]+"/g) ?? []) {
    expect(output).toContain(text.slice(1, -1));
  }
});

it.each(samples)(
  'the sample in %s: %s exits with an error for every documented error status',
  async (_, id, code, operation) => {
    for (const status of Object.keys(operation.responses).filter((status) => status !== '200')) {
      responses = { [id]: { status } };
      // The exit code of a chained command is that of the last one.
      if (code.lang === 'bash') responses = { ...responses, stopProfile: { status } };
      const { output, failed } = await run(code);
      expect(failed, status).toBe(true);
      expect(output).toContain(status);
    }
  },
);

it.each(samples)('the sample in %s: %s exits with an error without the token', async (_, __, code) => {
  const { output, failed } = await run(code, { API_TOKEN: 'another' });
  expect(failed).toBe(true);
  expect(output).toContain('401');
  expect(requests).toEqual([]);
});

it.each(samples.filter(([, , { lang }]) => lang !== 'bash'))(
  'the sample in %s: %s exits with an error if the code is not 0, and does not stop a profile that was not started',
  async (_, id, code) => {
    responses = { [id]: { code: 7 } };
    const { output, failed } = await run(code);
    expect(failed).toBe(true);
    expect(output).toContain('failed with code 7');
    expect(requests).toEqual([id]);
  },
);

it.each(allSamples.filter(([, id, { lang }]) => id === 'startProfile' && lang !== 'bash'))(
  'the sample in %s: %s also stops the profile if a step fails',
  async (_, __, code) => {
    const source = code.source
      .replace('console.log(ws);', "throw new Error('a step');")
      .replace('print(ws)', 'raise RuntimeError("a step")');
    const { output, failed } = await run({ ...code, source });
    expect(failed).toBe(true);
    expect(output).toContain('a step');
    expect(requests).toEqual(['startProfile', 'stopProfile']);
  },
);
