import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { codeSamples } from '@/lib/content/code-samples';
import { apiToken, profileId } from '../local-api-mock';
import { sample, commitOffset } from '../sampling';
import { startLocalApi, type LocalApi } from './local-api-mock';

/** Runs the Playwright and Puppeteer samples, as shown on the site, in Node.js against a real Chromium. */

const shown = (codeSamples['local-api'] ?? []).filter(({ language }) => language === 'javascript');

/** Returns every complete script in an article; these start with their imports. */
const scriptsIn = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/^```js[^\n]*\n(import [\s\S]*?)^```$/gm)].map(([, code]) => code!);

const articles = ['docs', 'blog', 'helps'].flatMap((collection) =>
  readdirSync(`messages/en/${collection}`)
    .map((name) => `messages/en/${collection}/${name}`)
    .filter((file) => scriptsIn(file).length > 0),
);
const samples = [
  ...shown.map(({ label, code }) => ({ name: `${label} on the local API page`, code })),
  ...articles.flatMap((file) => scriptsIn(file).map((code) => ({ name: `the script in ${file}`, code }))),
];

/** Runs a sample with replaced URLs, its only change. @returns the output of Node.js and its exit code */
async function run(code: string, api: LocalApi, title: string) {
  // In the project's folder, so that Node.js resolves its imports.
  const file = `test-results/sample-${process.pid}-${title.replace(/\W+/g, '-')}.mjs`;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(
    file,
    code.replaceAll('http://127.0.0.1:50505', api.url).replaceAll('https://example.com', `${api.url}/page`),
  );
  // Runs in test-results, because a sample may write files, such as a screenshot.
  const node = spawn(process.execPath, [path.basename(file)], {
    cwd: path.dirname(file),
    env: { ...process.env, PROFILE_ID: profileId, API_TOKEN: apiToken },
  });
  let output = '';
  for (const stream of [node.stdout, node.stderr]) stream.on('data', (part: Buffer) => (output += part.toString()));
  const exit = await new Promise<number | null>((resolve) => node.once('close', resolve));
  rmSync(file);
  return { output, exit };
}

/** Playwright's message when a browser does not respond within 30 s, as on a busy machine. */
const timedOut = /Timeout 30000ms exceeded/;

/** Runs a sample in a new profile, and retries in another one after a timeout. */
async function runWithRetry(code: string, name: string) {
  for (let attempt = 1; ; attempt += 1) {
    const api = await startLocalApi();
    const result = await run(code, api, name);
    if (attempt === 3 || !timedOut.test(result.output)) return { api, ...result };
    await api.close();
  }
}

test('the local API page has Playwright and Puppeteer samples, and each automation article has a script', () => {
  const names = samples.map(({ name }) => name);
  const scripts = names.filter((name) => name.startsWith('the script in messages/en/'));
  expect(scripts.length).toBeGreaterThan(3);
  expect(names).toEqual(['Playwright on the local API page', 'Puppeteer on the local API page', ...scripts]);
});

// A short run takes one, chosen by the commit.
for (const { name, code } of sample(samples, samples.length, commitOffset)) {
  test(`${name} opens a page in the profile and stops the profile explicitly`, async () => {
    const { api, output, exit } = await runWithRetry(code, name);
    try {
      expect(exit, output).toBe(0);
      expect(api.events).toEqual(['start', 'visit', 'stop', 'was running']);
      expect(api.isRunning()).toBe(false);
    } finally {
      await api.close();
    }
  });

  test(`${name} stops the profile if a step fails`, async () => {
    const broken = code.replace('https://example.com', 'http://127.0.0.1:1');
    const { api, exit } = await runWithRetry(broken, `${name}-fails`);
    try {
      expect(exit).not.toBe(0);
      expect(api.events).toEqual(['start', 'stop', 'was running']);
    } finally {
      await api.close();
    }
  });
}
