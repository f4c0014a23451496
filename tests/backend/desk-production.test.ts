import { chromium, type Browser, type Page } from '@playwright/test';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { findExecutable } from '@/scripts/system-dependencies';
import { fieldOf, formOf, openEntry, saveEntry } from '../desk-editor';
import { projectFiles } from '../desk-files';
import { eventually } from '../eventually';
import { startServer, type Server } from '../start-server';
import { client, repositoryPath, startGitHubMock, token } from './github-mock';

/** The desk of a production server, in Chromium, with a repository at GitHub. */

const article = 'messages/en/blog/one-profile-one-account.md';
const files = projectFiles((file) => file.endsWith('/blog/one-profile-one-account.md'));

let gitHub: Awaited<ReturnType<typeof startGitHubMock>>;
let server: Server;
let browser: Browser;
beforeAll(async () => {
  gitHub = await startGitHubMock(files);
  server = await startServer({
    env: {
      DESK_REPO: `github:${gitHub.url}/${repositoryPath}`,
      DESK_GITHUB_CLIENT_ID: client.id,
      DESK_GITHUB_CLIENT_SECRET: client.secret,
    },
  });
  browser = await chromium.launch({
    executablePath: findExecutable('chromium'),
    args: ['--no-sandbox', '--disable-background-networking'],
  });
});
afterAll(async () => {
  await browser?.close();
  server?.stop();
  gitHub?.stop();
});

/** A page that collects the origins of its requests, and what its policy blocked. */
async function newPage() {
  const context = await browser.newContext({ viewport: { width: 1500, height: 1000 } });
  const origins = new Set<string>();
  const violations: string[] = [];
  context.on('request', (request) => {
    if (/^https?:/.test(request.url())) origins.add(new URL(request.url()).origin);
  });
  const page = await context.newPage();
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) violations.push(message.text());
  });
  return { page, origins, violations };
}

async function signIn(page: Page): Promise<void> {
  await page.goto(`${server.url}/desk`);
  await page.getByRole('button', { name: /^Sign In with .GitHub/i }).click();
  await page.getByRole('button', { name: 'New' }).waitFor();
}

describe('the desk of a production server', () => {
  it('signs in at GitHub, commits a changed text with a code block and an image, and asks no other host', async () => {
    const { page, origins, violations } = await newPage();
    await signIn(page);
    await openEntry(page, 'blog', 'one-profile-one-account');
    const form = formOf(page, 'en');
    const text = fieldOf(form, 'body');
    await text.fill('The first paragraph.');
    await form.getByRole('button', { name: 'Code block' }).click();
    await page.keyboard.type('facetry --version');
    await text.press('Control+End');
    await form.getByRole('button', { name: 'Image' }).click();
    const image = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#27a' } })
      .png()
      .toBuffer();
    const dialog = page.getByRole('dialog');
    await dialog
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'Window.png', mimeType: 'image/png', buffer: image });
    await dialog.getByRole('button', { name: 'Insert' }).click();
    // The image has a temporary address until the article is saved.
    await eventually(async () => expect(await text.inputValue()).toContain('](blob:'));
    await page.keyboard.type('A window');
    await saveEntry(page);

    const [{ message, changes } = { message: '', changes: {} }] = gitHub.commits;
    expect(message).toMatch(/^docs: update Blog one-profile-one-account/);
    expect(Object.keys(changes).toSorted()).toEqual([article, 'public/images/window.png']);
    const [, frontMatter] = files[article]!.split('---\n');
    expect(changes[article]!.toString()).toBe(
      `---\n${frontMatter}---\nThe first paragraph.\n\n\`\`\`bash\nfacetry --version\n\`\`\`\n\n![A window](/images/window.png)\n`,
    );
    expect(changes['public/images/window.png']!.equals(image)).toBe(true);
    expect([...origins].toSorted()).toEqual([server.url, gitHub.url].toSorted());
    expect(violations).toEqual([]);
  });

  it('signs in with a token, and asks only api.github.com of GitHub', async () => {
    const withToken = await startServer({ env: { DESK_REPO: `github:${repositoryPath}` } });
    onTestFinished(withToken.stop);
    const { page, origins } = await newPage();
    await page.route('https://api.github.com/**', async (route) => {
      const { pathname } = new URL(route.request().url());
      const response = await route.fetch({
        url: gitHub.url + (pathname === '/graphql' ? '/api/graphql' : `/api/v3${pathname}`),
      });
      await route.fulfill({ response });
    });
    await page.goto(`${withToken.url}/desk`);
    await page.getByRole('button', { name: 'Sign In Using Access Token' }).click();
    await page.getByLabel('Personal Access Token').fill(token);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'New' }).waitFor();
    await openEntry(page, 'blog', 'one-profile-one-account');
    expect([...origins].toSorted()).toEqual(['https://api.github.com', withToken.url].toSorted());
  });

  it('refuses a sign-in that another browser began', async () => {
    const response = await fetch(`${server.url}/desk/callback?code=desk-code&state=guessed`);
    expect(await response.text()).toContain('authorization:github:error');
  });

  it.each(['/desk', '/desk/config.json', '/desk/auth', '/desk/callback'])(
    '%s is neither stored nor indexed, and has a policy of its own',
    async (path) => {
      const { headers } = await fetch(server.url + path, { redirect: 'manual' });
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('x-robots-tag')).toBe('noindex');
      expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; /);
    },
  );

  it('tells everybody the last publications, and lets nobody store them', async () => {
    const response = await fetch(`${server.url}/desk/status.json`);
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(response.headers.get('x-robots-tag')).toContain('noindex');
    expect(await response.json()).toEqual({ publications: expect.any(Array) as unknown });
  });

  it('names the languages of the site, and no secret', async () => {
    const config = await (await fetch(`${server.url}/desk/config.json`)).text();
    expect(JSON.parse(config)).toMatchObject({ origins: [gitHub.url], languages: { jp: '日本語' } });
    expect(config).not.toContain(client.secret);
  });
});
