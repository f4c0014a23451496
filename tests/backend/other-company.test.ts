import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as cheerio from 'cheerio';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toHex } from '@/lib/config/color';
import { geist } from '@/tests/other-font';
import { temporaryFolder, writeIn } from '@/tests/temp-folder';
import { isFull } from '../sampling';
import { colorsOf } from '../unit/og-images/read-png';
import { startServer, type Server } from '../start-server';

/**
 * A site of another company, made by data alone: name, font, colors, logo, three languages, two plans in euros, and navigation
 * of its own. Nothing of the shipped brand is left in what it serves.
 */

const project = temporaryFolder();
const at = (name: string) => path.join(project, name);
const readJson = (name: string) => JSON.parse(readFileSync(at(name), 'utf8')) as Record<string, unknown>;
const put = (name: string, data: object) => writeIn(project, name, JSON.stringify(data, null, 2));

type Palette = Record<string, string>;
const shipped = JSON.parse(readFileSync('content/brand/colors.json', 'utf8')) as Record<'light' | 'dark', Palette>;

/** Turns the hue of a color; by 60 degrees, the profile colors would be the same set. */
const turned = (color: string) => color.replace(/([\d.]+)\)$/, (_, hue: string) => `${(Number(hue) + 30) % 360})`);

const square = (inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="none"><path d="${inner}" stroke="currentColor" stroke-width="3"/></svg>`;

/** The plans of the new company: ids with texts, and prices in euros alone. */
function pricesInEuros(): object {
  const { packs, plans, ...prices } = readJson('content/prices.json') as Record<
    'packs' | 'plans',
    Record<string, object>
  >;
  const inEuros = (price: number) => ({ EUR: price });
  return {
    ...prices,
    currencies: { EUR: { format: '€#' } },
    recommended: 'business',
    plans: {
      solo: { ...plans.solo, price: inEuros(9) },
      business: { ...plans.business, price: inEuros(99) },
    },
    packs: {
      profiles: { ...packs.profiles, price: inEuros(3) },
      seats: { ...packs.seats, price: inEuros(4) },
    },
  };
}

/** The colors of the new company. */
const own = new Set<string>();

function writeCompany(): void {
  put('content/brand/brand.json', {
    ...readJson('content/brand/brand.json'),
    name: 'Nordlicht',
    font: { family: 'Geist', files: { latin: 'geist.woff2' } },
    contactEmail: 'hallo@nordlicht.example',
    facets: Array.from({ length: 6 }, (_, i) => `4 ${4 * i + 4} 28 ${4 * i + 4} 28 ${4 * i + 8} 4 ${4 * i + 8}`),
  });
  cpSync(geist, at('content/brand/geist.woff2'));
  const turnAll = (palette: Palette) =>
    Object.fromEntries(Object.entries(palette).map(([token, color]) => [token, turned(color)]));
  // Blue is darker than the shipped red of the same lightness.
  const accents = {
    accent: 'oklch(0.45 0.13 250)',
    'accent-strong': 'oklch(0.4 0.13 250)',
    focus: 'oklch(0.45 0.13 250)',
  };
  const [light, dark] = [{ ...turnAll(shipped.light), ...accents }, turnAll(shipped.dark)];
  put('content/brand/colors.json', { light, dark });
  for (const color of [light, dark].flatMap((palette) => Object.values(palette))) own.add(color).add(toHex(color));
  writeIn(project, 'content/brand/logo.svg', square('M4 4h24v24h-24z'));
  writeIn(project, 'content/brand/icon.svg', square('M6 6h20v20h-20z'));
  put('content/brand/company.json', {
    ...readJson('content/brand/company.json'),
    name: 'Nordlicht Software',
    legalForm: 'GmbH',
    address: { street: 'Hafenstraße 1', postalCode: '20457', city: 'Hamburg', region: '', country: 'DE' },
    mail: 'hallo@nordlicht.example',
  });
  put('content/prices.json', pricesInEuros());
  put('content/referral-program.json', { ...readJson('content/referral-program.json'), minimum: { EUR: 50 } });
  const { header, footer } = readJson('content/navigation.json') as {
    header: { menus: object[] };
    footer: { columns: object[] };
  };
  put('content/navigation.json', {
    header: { ...header, menus: header.menus.slice(0, 2) },
    footer: { ...footer, columns: footer.columns.slice(-3) },
  });
}

const settings = { SITE_URL: 'https://www.nordlicht.example', APP_URL: 'https://app.nordlicht.example' };

const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, {
    cwd: project,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...settings },
  });
const tsx = (script: string, ...args: string[]) =>
  run(path.resolve('node_modules/.bin/tsx'), `scripts/cli/${script}.ts`, ...args);

type Rgb = readonly [red: number, green: number, blue: number];

const rgb = (color: string): Rgb => {
  const value = Number.parseInt(toHex(color).slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};
const distance = (a: Rgb, b: Rgb) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
const closest = (color: Rgb, others: readonly Rgb[]) => Math.min(...others.map((other) => distance(color, other)));

/** The distance in RGB at which two colors count as the same; the greatest is 442. */
const tolerance = 8;

/** Shipped colors that the new company has nothing like: papers and inks, which are nearly neutral, are alike. */
const shippedHues = () => {
  const ownColors = [...own].map(rgb);
  return [...Object.values(shipped.light), ...Object.values(shipped.dark)]
    .map(rgb)
    .filter((color) => closest(color, ownColors) > 3 * tolerance);
};

/** The PNG files in an icon: https://en.wikipedia.org/wiki/ICO_(file_format). */
const imagesIn = (file: Buffer) =>
  file.readUInt16LE(2) === 1
    ? Array.from({ length: file.readUInt16LE(4) }, (_, i) => {
        const [size, offset] = [file.readUInt32LE(14 + 16 * i), file.readUInt32LE(18 + 16 * i)];
        return file.subarray(offset, offset + size);
      })
    : [file];

describe.skipIf(!isFull)('the site of another company', () => {
  let server: Server;

  beforeAll(async () => {
    const tracked = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0').filter(Boolean);
    for (const file of tracked) {
      mkdirSync(path.dirname(at(file)), { recursive: true });
      cpSync(file, at(file));
    }
    execFileSync('cp', ['-al', 'node_modules', at('node_modules')]);
    writeCompany();
    const removed = readdirSync('messages').filter(
      (code) => /^[a-z]{2}$/.test(code) && !['en', 'pt', 'ru'].includes(code),
    );
    for (const code of removed) tsx('i18n-remove', code);
    tsx('build', '--partial');
    const build = readdirSync(at('.builds')).find((name) => /^\d+$/.test(name));
    server = await startServer({ build: path.join('.builds', build!), project, env: settings });
  }, 1_200_000);
  afterAll(() => server?.stop());

  it('no page or file names the shipped brand or its font, or has one of its colors', async () => {
    const seen = new Map<string, string>();
    const queue = ['/', '/ru', '/pt', '/sitemap.xml', '/manifest.webmanifest', '/robots.txt', '/llms.txt', '/icon.svg'];
    for (const target of queue) {
      const response = await fetch(server.url + target);
      expect(response.status, target).toBeLessThan(400);
      const text = await response.text();
      seen.set(target, text);
      if (!/html|xml/.test(response.headers.get('content-type') ?? '')) continue;
      const $ = cheerio.load(text, { xml: target.endsWith('.xml') });
      const urls = [
        ...$('[href]').map((_, element) => $(element).attr('href')),
        ...$('[src]').map((_, element) => $(element).attr('src')),
        ...$('loc').map((_, element) => $(element).text()),
      ];
      for (const url of urls) {
        const { origin, pathname } = new URL(url, settings.SITE_URL);
        if (
          origin === settings.SITE_URL &&
          !queue.includes(pathname) &&
          !/^\/_next\/image|\.(?:png|woff2|ico)$/.test(pathname)
        ) {
          queue.push(pathname);
        }
      }
    }
    expect(seen.size).toBeGreaterThan(200);
    const named = [...seen].filter(([, text]) => /facetry|manrope/i.test(text)).map(([target]) => target);
    expect(named).toEqual([]);
    const colors = [...Object.values(shipped.light), ...Object.values(shipped.dark)]
      .flatMap((color) => [color, toHex(color)])
      .filter((color) => !own.has(color));
    const colored = [...seen].filter(([, text]) => colors.some((color) => text.includes(color)));
    expect(colored.map(([target]) => target)).toEqual([]);
  });

  it('no pixel of an icon or Open Graph image has a hue of the shipped brand', async () => {
    const pages = ['/', '/ru', '/pt', '/pricing', '/blog', '/blog/page/2', '/solutions', '/proxies', '/ru/download'];
    const covered = await (await fetch(`${server.url}/blog`)).text();
    const articles = cheerio.load(covered)('main a[href^="/blog/"]');
    pages.push(...articles.map((_, link) => new URL(link.attribs.href!, settings.SITE_URL).pathname).get());
    const images = new Set<string>();
    for (const page of pages) {
      const html = await (await fetch(server.url + page)).text();
      const url = cheerio.load(html)('meta[property="og:image"]').attr('content');
      if (url) images.add(new URL(url).pathname);
    }
    expect(images.size).toBeGreaterThan(10);
    const icons = ['/favicon.ico', '/apple-touch-icon.png', '/icon-192.png', '/icon-512.png', '/icon-maskable-512.png'];
    const hues = shippedHues();
    expect(hues.length).toBeGreaterThan(10);
    const found: string[] = [];
    for (const image of [...icons, ...images]) {
      const response = await fetch(server.url + image);
      expect(response.status, image).toBe(200);
      for (const frame of imagesIn(Buffer.from(await response.arrayBuffer()))) {
        const isShipped = (color: string) => closest(rgb(color), hues) < tolerance;
        found.push(...(await colorsOf(frame)).filter(isShipped).map((color) => `${image}: ${color}`));
      }
    }
    expect(found).toEqual([]);
  });

  it('prices are those of the two plans, in euros', async () => {
    const html = await (await fetch(`${server.url}/pricing`)).text();
    const text = cheerio.load(html)('main').text();
    expect(text).toContain('€99');
    expect(text).not.toMatch(/\$|zł|₫/);
  });

  it.each(['/imprint', '/data-processing', '/press'])(
    '%s exists and is linked, because its data is known',
    async (page) => {
      for (const [url, country] of [
        [page, 'Germany'],
        [`/ru${page}`, 'Германия'],
      ] as const) {
        const response = await fetch(server.url + url);
        const $ = cheerio.load(await response.text());
        // The list of languages links to the page, too.
        const links = $('footer').find(`a[href="${url}"]:not([hreflang])`);
        expect([response.status, links.length]).toEqual([200, 1]);
        const facts = $('main dl').text();
        for (const fact of ['Nordlicht Software GmbH', '20457 Hamburg', country]) expect(facts).toContain(fact);
      }
    },
  );
});
