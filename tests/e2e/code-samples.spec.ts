import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { codeSamples } from '@/lib/content/code-samples';
import { apiToken, profileId } from '../local-api-mock';
import { sample, today } from '../sampling';
import { startLocalApi, type LocalApi } from './local-api-mock';

/** The samples of Playwright and Puppeteer as the site shows them, run in Node.js against a real Chromium. */

const shown = (codeSamples['local-api'] ?? []).filter(({ language }) => language === 'javascript');

/** Every complete script in an article, which begins with what it imports. */
const scriptsIn = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/^```js[^\n]*\n(import [\s\S]*?)^```$/gm)].map(([, code]) => code!);

const articles = ['docs', 'blog', 'helps'].flatMap((collection) =>
  readdirSync(`messages/en/${collection}`)
    .map((name) => `messages/en/${collection}/${name}`)
    .filter((file) => scriptsIn(file).length > 0),
);
const samples = [
  ...shown.map(({ label, code }) => ({ name: `${label} on the local API’s page`, code })),
  ...articles.flatMap((file) => scriptsIn(file).map((code) => ({ name: `the script in ${file}`, code }))),
];

/** Runs a sample with other addresses, which are all that is changed. @returns what Node.js said, and its exit code */
async function run(code: string, api: LocalApi, title: string) {
  // In the project’s folder, where Node.js finds what it imports.
  const file = `test-results/sample-${process.pid}-${title.replace(/\W+/g, '-')}.mjs`;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(
    file,
    code.replaceAll('http://127.0.0.1:50505', api.url).replaceAll('https://example.com', `${api.url}/page`),
  );
  // What a sample writes, such as a picture of a page, is no part of the project.
  const node = spawn(process.execPath, [path.basename(file)], {
    cwd: path.dirname(file),
    env: { ...process.env, PROFILE_ID: profileId, API_TOKEN: apiToken },
  });
  let said = '';
  for (const stream of [node.stdout, node.stderr]) stream.on('data', (part: Buffer) => (said += part.toString()));
  const exit = await new Promise<number | null>((resolve) => node.once('close', resolve));
  rmSync(file);
  return { said, exit };
}

/** What Playwright says when a browser does not answer it in half a minute, as on a machine that is busy. */
const gaveUp = /Timeout 30000ms exceeded/;

/** Runs a sample in a profile of its own; once more, in another one, when nothing but patience was missing. */
async function runCalmly(code: string, name: string) {
  for (let attempt = 1; ; attempt += 1) {
    const api = await startLocalApi();
    const result = await run(code, api, name);
    if (attempt === 3 || !gaveUp.test(result.said)) return { api, ...result };
    await api.close();
  }
}

test('there are samples of Playwright and Puppeteer, and a script in each article on automation', () => {
  expect(samples.map(({ name }) => name)).toEqual([
    'Playwright on the local API’s page',
    'Puppeteer on the local API’s page',
    ...['attach-playwright', 'attach-puppeteer', 'automation', 'local-api-start-and-stop'].map(
      (page) => `the script in messages/en/docs/${page}.md`,
    ),
    ...['automation-errors-and-what-they-mean', 'first-automation-with-playwright'].map(
      (article) => `the script in messages/en/blog/${article}.md`,
    ),
  ]);
});

// A short run takes one, every day another.
for (const { name, code } of sample(samples, samples.length, today)) {
  test(`${name} opens a page in the profile and stops the profile, which its closed connection did not`, async () => {
    const { api, said, exit } = await runCalmly(code, name);
    try {
      expect(exit, said).toBe(0);
      expect(api.events).toEqual(['start', 'visit', 'stop', 'was running']);
      expect(api.isRunning()).toBe(false);
    } finally {
      await api.close();
    }
  });

  test(`${name} stops the profile also when a step fails`, async () => {
    const broken = code.replace('https://example.com', 'http://127.0.0.1:1');
    const { api, exit } = await runCalmly(broken, `${name}-fails`);
    try {
      expect(exit).not.toBe(0);
      expect(api.events).toEqual(['start', 'stop', 'was running']);
    } finally {
      await api.close();
    }
  });
}
