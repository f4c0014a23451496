import QRCode from 'qrcode';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../eventually';
import { startServer, type Server } from '../start-server';
import {
  addMember,
  followLink,
  siteOrigin as origin,
  workbenchEnvironment,
  type WorkbenchBrowser,
} from './workbench-browser';

/** Short links in the workbench, as browsers without scripts use them. */

let server: Server;
let editor: WorkbenchBrowser;
let viewer: WorkbenchBrowser;

beforeAll(async () => {
  server = await startServer({ env: workbenchEnvironment });
  editor = await addMember(server, 'editor@example.com', 'editor');
  viewer = await addMember(server, 'viewer@example.com', 'viewer');
});
afterAll(() => server.stop());

const html = async (browser: WorkbenchBrowser, path: string) => (await browser.get(path)).text();

/** Creates a link. @returns the path of its page, or of the form if it could not be saved */
async function create(fields: Record<string, string>): Promise<string> {
  const response = await editor.post('links/new', 'create', fields);
  expect(response.status).toBe(303);
  return response.headers.get('location')!;
}

const follow = (slug: string) => followLink(editor, slug);

describe('a link', () => {
  it('is created, leads to its page, and its clicks are counted', async () => {
    const fields = {
      target: '/pricing',
      locale: 'pt',
      source: 'flyer',
      slug: 'Lisboa',
      tags: 'print, pt',
      folder: 'Ads',
    };
    expect(await create(fields)).toBe('/workbench/links/go/lisboa');
    const page = await editor.read('/workbench/links/go/lisboa');
    expect(page).toContain('Your link is ready.');
    expect(page).toContain(`${origin}/go/lisboa`);
    expect(page).toContain(`${origin}/pt/pricing?utm_source=flyer&amp;utm_id=lisboa`);
    expect(await follow('lisboa')).toEqual([302, '/pt/pricing?utm_source=flyer&utm_id=lisboa']);
    await eventually(async () =>
      expect(await html(viewer, '/workbench/links?q=lisb')).toContain('data-label="Clicks">1<'),
    );
  });

  it('without a wish gets a random short address', async () => {
    expect(await create({ target: '/faq' })).toMatch(/^\/workbench\/links\/go\/[a-z0-9]{8}$/);
  });

  it('is edited, expires, and is archived', async () => {
    await create({ target: '/pricing', slug: 'change', source: 'mail', title: 'Before' });
    const send = (fields: Record<string, string>) => editor.post('links/go/change', 'change', fields);
    await send({ target: '/faq', locale: 'ru', title: 'After', tags: '' });
    expect(await follow('change')).toEqual([302, '/ru/faq?utm_id=change']);
    await send({ target: '/faq', expiresAt: '2020-01-01' });
    expect((await follow('change'))[0]).toBe(404);
    expect(await editor.read('/workbench/links?state=expired')).toContain('/go/ change');
    await send({ target: '/faq', expiresAt: '' });
    expect((await follow('change'))[0]).toBe(302);
    await editor.post('links/go/change', 'archive', { archived: '1' });
    expect(await editor.read('/workbench/links')).not.toContain('/go/ change');
    expect((await follow('change'))[0]).toBe(302);
    await editor.post('links/go/change', 'archive', { archived: '0' });
    expect(await editor.read('/workbench/links')).toContain('/go/ change');
  });

  it('that does not exist has no page', async () => {
    for (const path of ['nothing', 'nothing/qr.svg', 'lisboa/qr.gif']) {
      expect((await editor.get(`/workbench/links/go/${path}`)).status, path).toBe(404);
    }
  });

  it('that is written is in the log', async () => {
    const admin = await addMember(server, 'admin@example.com', 'admin');
    const log = await admin.read('/workbench/log');
    for (const action of ['Created a link', 'Changed a link', 'Archived a link', 'Restored a link']) {
      expect(log).toContain(action);
    }
  });
});

describe('what is entered', () => {
  it.each([
    ['https://evil.example/', 'This isn’t a URL of your site.'],
    ['//evil.example', 'This isn’t a URL of your site.'],
    ['/\\evil.example', 'This isn’t a URL of your site.'],
    ['javascript:alert(1)', 'This isn’t a URL of your site.'],
    ['/go/lisboa', 'This isn’t a URL of your site.'],
    ['/nothing-here', 'The site doesn’t have this page'],
    ['', 'Fill in this field.'],
  ])('is kept with the error beside its field: %s', async (target, error) => {
    expect(await create({ target, title: 'Kept', source: 'kept-source' })).toBe('/workbench/links/new');
    const page = await html(editor, '/workbench/links/new');
    expect(page).toMatch(new RegExp(`id="target-messages"[^>]*>(?:<!-- -->)*<span[^>]*>${error}`));
    expect(page).toContain('value="Kept"');
    expect(page).toContain('value="kept-source"');
  });

  it('is kept when a short address is taken', async () => {
    await create({ target: '/pricing', slug: 'taken' });
    expect(await create({ target: '/faq', slug: 'TAKEN' })).toBe('/workbench/links/new');
    expect(await editor.read('/workbench/links/new')).toContain('This short URL is taken.');
    await editor.post('links/go/taken', 'change', { target: '/nothing', title: 'Typed' });
    const page = await html(editor, '/workbench/links/go/taken');
    expect(page).toContain('value="Typed"');
    expect(await follow('taken')).toEqual([302, '/pricing?utm_id=taken']);
  });

  it('is text wherever it is shown', async () => {
    const attack = '"><img src=x onerror=alert(1)>';
    await create({
      target: `/pricing?x=${attack}`,
      slug: 'attack',
      title: attack,
      folder: attack,
      tags: attack,
      source: attack,
    });
    for (const path of [
      '/go/attack',
      '?q=attack',
      '/new',
      '/new?preview=1&target=%2Fpricing&source=%22%3E%3Cimg+src%3Dx%3E',
    ]) {
      expect(await html(editor, `/workbench/links${path}`), path).not.toContain('<img src=x');
    }
  });

  it('is compared with what the team uses, and a button takes over its spelling', async () => {
    await create({ target: '/pricing', source: 'newsletter' });
    await create({ target: '/pricing', source: 'newsleter', slug: 'typo' });
    expect(await editor.read('/workbench/links/go/typo')).toContain('Did you mean “newsletter”?');
    await editor.post('links/go/typo', 'correct', { source: 'newsletter' });
    expect(await follow('typo')).toEqual([302, '/pricing?utm_source=newsletter&utm_id=typo']);
  });

  it('gives the full address without a short link', async () => {
    const query = new URLSearchParams({
      target: '/pricing',
      locale: 'pt',
      source: 'mail',
      campaign: 'x y',
      preview: '1',
    });
    const page = await editor.read(`/workbench/links/new?${query}`);
    expect(page).toContain(`${origin}/pt/pricing?utm_source=mail&amp;utm_campaign=x+y`);
    expect(page).toContain('Spaces split one campaign');
  });
});

describe('the QR code', () => {
  it('is the short address, as SVG and PNG', async () => {
    await create({ target: '/pricing', slug: 'qr-code' });
    const svg = await editor.get('/workbench/links/go/qr-code/qr.svg');
    expect(svg.headers.get('content-type')).toBe('image/svg+xml');
    expect(svg.headers.get('content-disposition')).toBe('attachment; filename="qr-code-qr.svg"');
    expect(await svg.text()).toMatch(/^<svg /);
    const png = await editor.get('/workbench/links/go/qr-code/qr.png');
    expect(png.headers.get('content-type')).toBe('image/png');
    const image = sharp(Buffer.from(await png.arrayBuffer())).greyscale();
    const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
    const { modules } = QRCode.create(`${origin}/go/qr-code`, { errorCorrectionLevel: 'Q' });
    const width = info.width / (modules.size + 8);
    expect([info.width, info.width % (modules.size + 8)]).toEqual([info.height, 0]);
    const isDark = (x: number, y: number) =>
      data[(Math.floor((y + 4.5) * width) * info.width + Math.floor((x + 4.5) * width)) * info.channels]! < 128;
    let wrong = 0;
    for (let i = 0; i < modules.size ** 2; i += 1) {
      const [x, y] = [i % modules.size, Math.floor(i / modules.size)];
      if (isDark(x, y) !== Boolean(modules.get(y, x))) wrong += 1;
    }
    // Only the logo in the middle differs; a quarter of the code can be corrected.
    expect(wrong / modules.size ** 2).toBeLessThan(0.06);
  });

  it('and the share image need a session', async () => {
    const { status } = await fetch(`${server.url}/workbench/links/go/qr-code/qr.svg`, { redirect: 'manual' });
    expect(status).toBe(303);
    const card = await editor.get('/workbench/links/card?locale=pt&path=%2Fpricing');
    expect([card.status, card.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect((await editor.get('/workbench/links/card?locale=pt&path=%2Fnothing')).status).toBe(404);
  });
});

describe('viewers', () => {
  it('read links and their numbers, and write nothing', async () => {
    for (const path of ['', '/go/lisboa', '/go/lisboa/qr.svg', '.csv']) {
      expect((await viewer.get(`/workbench/links${path}`)).status, path).toBe(200);
    }
    for (const path of ['/new', '/import'])
      expect((await viewer.get(`/workbench/links${path}`)).status, path).toBe(403);
    expect(await html(viewer, '/workbench/links/go/lisboa')).not.toContain('action="/workbench/links');
    for (const [page, action] of [
      ['links/new', 'create'],
      ['links/go/lisboa', 'change'],
      ['links/go/lisboa', 'correct'],
      ['links/go/lisboa', 'archive'],
      ['links/import', 'import'],
    ] as const) {
      expect((await viewer.post(page, action, { target: '/faq', archived: '1', csv: 'target\n/faq' })).status).toBe(
        403,
      );
    }
    expect((await viewer.upload('links/import', 'import', 'target\n/faq')).status).toBe(403);
    expect(await follow('lisboa')).toEqual([302, '/pt/pricing?utm_source=flyer&utm_id=lisboa']);
  });

  it('see in the navigation which page is open', async () => {
    for (const path of ['', '/go/lisboa']) {
      expect(await html(viewer, `/workbench/links${path}`)).toMatch(/href="\/workbench\/links" aria-current="page"/);
    }
    expect(await html(viewer, '/workbench/overview')).not.toMatch(/links" aria-current/);
  });
});
