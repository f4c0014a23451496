import { execFile, spawnSync } from 'node:child_process';
import http from 'node:http';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { localApi, type ApiOperation, type ApiSample } from '@/lib/content/reference/local-api';
import { listen } from '@/tests/free-port';
import { apiToken, localApiListener, profileId, type Instead } from '@/tests/local-api-mock';

/** The samples of the reference, run as they stand but for the address, against a stand-in made from the same file. */

const programs = { bash: 'bash', js: process.execPath, python: 'python3' } as const;
const argumentsOf = { bash: ['-c'], js: ['--input-type=module', '-e'], python: ['-c'] } as const;

const operations = Object.values(localApi('en').paths).flatMap(({ get, post }) => [get, post].filter((one) => !!one));
const samples = operations.flatMap((operation) =>
  operation['x-codeSamples'].map((sample) => [sample.label, operation.operationId, sample, operation] as const),
);
const exampleOf = ({ responses }: ApiOperation) => responses['200']!.content!['application/json'].example;

let calls: string[] = [];
let answers: Partial<Record<string, Instead>> = {};
const server = http.createServer(
  localApiListener(async (operationId) => {
    calls.push(operationId);
    return { instead: answers[operationId] };
  }),
);
let url = '';

beforeAll(async () => {
  url = await listen(server);
});
afterAll(() => void server.close());
beforeEach(() => {
  calls = [];
  answers = {};
});

const own = { API_TOKEN: apiToken, PROFILE_ID: profileId, NO_PROXY: '*', no_proxy: '*' };

/** Runs a sample. @returns what it printed, and whether it ended with an error */
async function run({ lang, source }: ApiSample, environment: Record<string, string> = {}) {
  const code = source.replaceAll('http://127.0.0.1:50505', url);
  const options = { env: { ...process.env, ...own, ...environment } };
  const running = promisify(execFile)(programs[lang], [...argumentsOf[lang], code], options);
  return running.then(
    ({ stdout }) => ({ said: stdout, failed: false }),
    ({ stdout, stderr }: { stdout: string; stderr: string }) => ({ said: stdout + stderr, failed: true }),
  );
}

/** A start is followed by a stop, so that no profile is left open. */
const expected = (operationId: string) =>
  operationId === 'startProfile' ? [operationId, 'stopProfile'] : [operationId];

describe('the samples of the local API', () => {
  it.each(['curl', 'bash', 'python3'])('can be run here: %s is installed', (program) => {
    expect(spawnSync(program, ['--version']).error, `Install ${program}: samples are run with it.`).toBeUndefined();
  });

  it('are there for each call in curl, JavaScript and Python', () => {
    for (const operation of operations) {
      const labels = operation['x-codeSamples'].map(({ label }) => label);
      expect(labels, operation.operationId).toEqual(['curl', 'JavaScript', 'Python']);
    }
  });

  it.each(samples)('in %s: %s sends its calls and prints what they answer', async (_, id, sample, operation) => {
    const { said, failed } = await run(sample);
    expect(failed, said).toBe(false);
    expect(calls).toEqual(expected(id));
    const { data } = exampleOf(operation) as { data?: object };
    for (const text of JSON.stringify(data ?? []).match(/"(?:p-|shop-|ws:)[^"]+"/g) ?? []) {
      expect(said).toContain(text.slice(1, -1));
    }
  });

  it.each(samples)('in %s: %s ends with an error on every status that is told', async (_, id, sample, operation) => {
    for (const status of Object.keys(operation.responses).filter((one) => one !== '200')) {
      answers = { [id]: { status } };
      // A command that follows another ends as it does by itself.
      if (sample.lang === 'bash') answers = { ...answers, stopProfile: { status } };
      const { said, failed } = await run(sample);
      expect(failed, status).toBe(true);
      expect(said).toContain(status);
    }
  });

  it.each(samples)('in %s: %s ends with an error without the token', async (_, __, sample) => {
    const { said, failed } = await run(sample, { API_TOKEN: 'another' });
    expect(failed).toBe(true);
    expect(said).toContain('401');
    expect(calls).toEqual([]);
  });

  it.each(samples.filter(([, , { lang }]) => lang !== 'bash'))(
    'in %s: %s ends with an error when the code is not 0, and stops nothing that has not started',
    async (_, id, sample) => {
      answers = { [id]: { code: 7 } };
      const { said, failed } = await run(sample);
      expect(failed).toBe(true);
      expect(said).toContain('failed with code 7');
      expect(calls).toEqual([id]);
    },
  );

  it.each(samples.filter(([, id, { lang }]) => id === 'startProfile' && lang !== 'bash'))(
    'in %s: %s stops the profile also when a step fails',
    async (_, __, sample) => {
      const source = sample.source
        .replace('console.log(ws);', "throw new Error('a step');")
        .replace('print(ws)', 'raise RuntimeError("a step")');
      const { said, failed } = await run({ ...sample, source });
      expect(failed).toBe(true);
      expect(said).toContain('a step');
      expect(calls).toEqual(['startProfile', 'stopProfile']);
    },
  );
});
