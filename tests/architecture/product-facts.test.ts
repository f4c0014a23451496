import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { codeSamples } from '@/lib/content/code-samples';
import type { MessageTree } from '@/lib/content/message-parity';
import { withReferences } from '@/lib/content/reference/expand';
import { localeCodes, translatedCodes, type LocaleCode } from '@/lib/i18n/locales';
import prices from '@/content/prices.json';
import { readReferralProgram } from '@/lib/pricing/prices-schema';
import { readSettings } from '@/lib/config/settings';
import { cookieMaxAgeDays } from '@/lib/config/cookies';
import {
  amountsOfMoney,
  omits32BitWindows,
  omitsLinux,
  hasNumber,
  missingNumbers,
  firstEqualCells,
  unknownEndpoints,
  matchingTexts,
  unstoppedProfiles,
} from './product-fact-rules';

const filesOf = (extension: string) =>
  readdirSync('messages', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(extension))
    .map((name) => path.join('messages', name));
const textOf = (file: string) => readFileSync(file, 'utf8');
/** An article with its references expanded. */
const expandedText = (file: string) => withReferences(textOf(file), file.split('/')[1] as LocaleCode);
const messagesOf = (file: string) => JSON.parse(textOf(file)) as MessageTree;
const articles = filesOf('.md');
const copy = localeCodes.flatMap((code) => filesOf('.json').filter((file) => file.startsWith(`messages/${code}/`)));
const samples = Object.values(codeSamples)
  .flat()
  .map(({ language, code }) => `\`\`\`${language}\n${code}\n\`\`\``);

/** Violations of a rule, each with its file. */
const findViolations = (files: readonly string[], rule: (file: string) => readonly string[]) =>
  files.flatMap((file) => rule(file).map((violation) => `${file}: ${violation}`));

describe('texts about the local API', () => {
  it('every code sample that starts a profile also stops it', () => {
    expect(findViolations(articles, (file) => unstoppedProfiles(expandedText(file)))).toEqual([]);
    expect(samples.flatMap(unstoppedProfiles)).toEqual([]);
    expect(unstoppedProfiles('```js\nawait call("start");\nawait browser.close();\n```')).toHaveLength(1);
    expect(
      unstoppedProfiles('```bash\ncurl /v1/profiles/1/start\n```\n\n```bash\ncurl /v1/profiles/1/stop\n```'),
    ).toEqual([]);
  });

  it('texts name only existing endpoints of the local API, at the loopback address', () => {
    expect(findViolations(articles, (file) => unknownEndpoints(expandedText(file)))).toEqual([]);
    expect(samples.flatMap(unknownEndpoints)).toEqual([]);
    expect(unknownEndpoints('http://localhost:50505/v1/profiles')).toHaveLength(1);
    expect(unknownEndpoints('http://127.0.0.1:50505/v1/profiles/${id}/close')).toHaveLength(1);
    expect(unknownEndpoints('POST /v2/profiles')).toHaveLength(1);
  });
});

describe('texts about operating systems', () => {
  it('texts that mention 64-bit Windows also mention 32-bit Windows', () => {
    // The list of downloads has a line for each.
    const files = copy.filter((file) => !file.endsWith('/downloads.json'));
    expect(findViolations(files, (file) => matchingTexts(messagesOf(file), omits32BitWindows))).toEqual([]);
    expect(articles.filter((file) => omits32BitWindows(textOf(file)))).toEqual([]);
    expect(omits32BitWindows('For Windows (64-bit) and macOS')).toBe(true);
    expect(omits32BitWindows('For Windows (64-bit and 32-bit) and macOS')).toBe(false);
  });

  it('texts that mention Windows and macOS also mention Linux', () => {
    expect(findViolations(copy, (file) => matchingTexts(messagesOf(file), omitsLinux))).toEqual([]);
    expect(omitsLinux('For Windows and macOS')).toBe(true);
  });
});

describe('texts about plans', () => {
  const plans = Object.values(prices.plans);
  const limits = [
    ...plans.flatMap(({ profiles, seats, apiRate }) => [profiles, seats, apiRate]),
    prices.packs.profiles.size,
  ];

  it('limits of paid plans appear only in the price table', () => {
    // Small numbers also count other things, such as months of a quarter.
    const large = limits.filter((limit) => limit > 3);
    const files = copy.filter((file) => /\/pages\/pricing\.json$|\/pricing\.json$/.test(file));
    expect(findViolations(files, (file) => matchingTexts(messagesOf(file), (text) => hasNumber(text, large)))).toEqual(
      [],
    );
    expect(hasNumber('Team keeps 100 profiles', large)).toBe(true);
  });

  it('amounts of money appear only in the price table', () => {
    expect(findViolations([...copy, ...articles], (file) => amountsOfMoney(textOf(file)))).toEqual([]);
    for (const amount of ['$12', 'R$60', '48 zł', '300000₫', '12 USD']) expect(amountsOfMoney(amount)).toHaveLength(1);
  });

  it('the free plan has two profiles and one seat, as the texts say in words', () => {
    expect(prices.plans.free).toMatchObject({ profiles: 2, seats: 1, extensible: false });
  });

  it('a referral counts for seven days, as the texts say in words', () => {
    expect(readReferralProgram().windowDays).toBe(7);
  });
});

describe('legal pages', () => {
  const { RETENTION_DAYS } = readSettings({});

  it.each([
    ['privacy-policy', [RETENTION_DAYS]],
    ['cookie-policy', [cookieMaxAgeDays.locale, cookieMaxAgeDays.consent]],
  ])('the %s states the periods that the code uses', (id, days) => {
    const pages = articles.filter((file) => file.endsWith(`/legal/${id}.md`));
    expect(pages.length).toBeGreaterThan(0);
    for (const file of pages) for (const day of days) expect(hasNumber(textOf(file), [day]), file).toBe(true);
  });

  it.each(localeCodes)('the page on data processing in %s states the retention of the settings', (code) => {
    expect(hasNumber(textOf(`messages/${code}/company/data-processing.json`), [RETENTION_DAYS])).toBe(true);
  });
});

it('translations contain the numbers of the English text', () => {
  const englishOf = (file: string) => file.replace(/^messages\/\w+\//, 'messages/en/');
  expect(findViolations(copy, (file) => missingNumbers(messagesOf(englishOf(file)), messagesOf(file)))).toEqual([]);
  expect(missingNumbers({ memory: '8 GB, for {count, plural, other {# profiles}}' }, { memory: '16 ГБ' })).toHaveLength(
    1,
  );
  expect(missingNumbers({ memory: '8 GB for B2B' }, { memory: '8 ГБ' })).toEqual([]);
  expect(missingNumbers({ time: '5 p.m.' }, { time: '17:00' })).toEqual([]);
  expect(missingNumbers({ time: '12:15 a.m.' }, { time: '오전 12:15' })).toEqual([]);
  expect(missingNumbers({ time: '8:15 a.m.' }, { time: '08:30' })).toEqual(['time lacks 8:15 a.m.']);
});

describe('texts about teams', () => {
  const of = (code: string) => {
    const { team } = messagesOf(`messages/${code}/mockups.json`) as { team: Record<string, string> };
    const { table } = messagesOf(`messages/${code}/features/teamwork.json`) as {
      table: { columns: string[]; rows: string[][] };
    };
    const short = ['owner', 'admin', 'manager', 'member'].map((role) => team[role]!);
    return { short, table };
  };

  it.each(localeCodes)('roles in %s have the names of its glossary', (code) => {
    const { short, table } = of(code);
    const names = table.columns.slice(1);
    names.forEach((name, i) => expect(name.startsWith(short[i]!), `${short[i]} for ${name}`).toBe(true));
    const glossary = textOf(`messages/${code}/glossary.md`).toLowerCase();
    const answer = textOf(`messages/${code}/pages/faq.json`).toLowerCase();
    for (const name of names.map((name) => name.toLowerCase())) {
      expect(answer).toContain(name);
      expect(glossary).toContain(name);
    }
  });

  it('English role permissions match docs/product-facts.md', () => {
    const lowered = (row: readonly string[]) => row.map((cell) => cell.trim().toLowerCase());
    const sheet = [...textOf('docs/product-facts.md').matchAll(/^\|(.+)\|$/gm)].map(([, row]) =>
      lowered(row!.split('|')),
    );
    for (const row of of('en').table.rows) expect(sheet).toContainEqual(lowered(row));
  });

  it.each(translatedCodes)('role permissions in %s match the English ones', (code) => {
    const rights = (rows: string[][]) => rows.map(([, ...cells]) => firstEqualCells(cells));
    expect(rights(of(code).table.rows)).toEqual(rights(of('en').table.rows));
  });

  it('permissions are compared by which cells of a row are equal', () => {
    expect(firstEqualCells(['All', 'All', 'Own groups', 'No'])).toEqual([0, 0, 2, 3]);
  });
});

it('only the footer says that the product is a sample', () => {
  const saysSample = (text: string) => /\bis an? (?:\w+ )?(?:sample|example)\b/i.test(text);
  const english = copy.filter((file) => file.startsWith('messages/en/'));
  expect(findViolations(english, (file) => matchingTexts(messagesOf(file), saysSample))).toEqual([]);
  expect(saysSample('The product is a sample.')).toBe(true);
});
