import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { codeSamples } from '@/lib/content/code-samples';
import type { MessageTree } from '@/lib/content/message-parity';
import { withReferences } from '@/lib/content/reference/expand';
import { localeCodes, translatedCodes, type LocaleCode } from '@/lib/i18n/locales';
import prices from '@/lib/pricing/prices.json';
import { program } from '@/lib/pricing/referral-program';
import { readSettings } from '@/lib/config/settings';
import { cookieDays } from '@/lib/config/constants';
import {
  amountsOfMoney,
  forgets32Bit,
  forgetsLinux,
  hasNumber,
  lostNumbers,
  sameCells,
  strangeCalls,
  textsThat,
  unstoppedStarts,
} from './fact-rules';

const filesOf = (ending: string) =>
  readdirSync('messages', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => path.join('messages', name));
const textOf = (file: string) => readFileSync(file, 'utf8');
/** An article with what is put into it. */
const wholeOf = (file: string) => withReferences(textOf(file), file.split('/')[1] as LocaleCode);
const wordsOf = (file: string) => JSON.parse(textOf(file)) as MessageTree;
const articles = filesOf('.md');
const copy = localeCodes.flatMap((code) => filesOf('.json').filter((file) => file.startsWith(`messages/${code}/`)));
const samples = Object.values(codeSamples)
  .flat()
  .map(({ language, code }) => `\`\`\`${language}\n${code}\n\`\`\``);

/** What breaks a rule, with the file it stands in. */
const found = (files: readonly string[], rule: (file: string) => readonly string[]) =>
  files.flatMap((file) => rule(file).map((complaint) => `${file}: ${complaint}`));

describe('what the site says of the local API', () => {
  it('has every sample that starts a profile stop it', () => {
    expect(found(articles, (file) => unstoppedStarts(wholeOf(file)))).toEqual([]);
    expect(samples.flatMap(unstoppedStarts)).toEqual([]);
    expect(unstoppedStarts('```js\nawait call("start");\nawait browser.close();\n```')).toHaveLength(1);
    expect(
      unstoppedStarts('```bash\ncurl /v1/profiles/1/start\n```\n\n```bash\ncurl /v1/profiles/1/stop\n```'),
    ).toEqual([]);
  });

  it('names its calls alone, at the loopback address', () => {
    expect(found(articles, (file) => strangeCalls(wholeOf(file)))).toEqual([]);
    expect(samples.flatMap(strangeCalls)).toEqual([]);
    expect(strangeCalls('http://localhost:50505/v1/profiles')).toHaveLength(1);
    expect(strangeCalls('http://127.0.0.1:50505/v1/profiles/${id}/close')).toHaveLength(1);
    expect(strangeCalls('POST /v2/profiles')).toHaveLength(1);
  });
});

describe('what the site says of systems', () => {
  it('names 32-bit Windows beside 64-bit', () => {
    // The list of downloads has a line for each.
    const files = copy.filter((file) => !file.endsWith('/downloads.json'));
    expect(found(files, (file) => textsThat(wordsOf(file), forgets32Bit))).toEqual([]);
    expect(articles.filter((file) => forgets32Bit(textOf(file)))).toEqual([]);
    expect(forgets32Bit('For Windows (64-bit) and macOS')).toBe(true);
    expect(forgets32Bit('For Windows (64-bit and 32-bit) and macOS')).toBe(false);
  });

  it('names Linux beside Windows and macOS', () => {
    expect(found(copy, (file) => textsThat(wordsOf(file), forgetsLinux))).toEqual([]);
    expect(forgetsLinux('For Windows and macOS')).toBe(true);
  });
});

describe('what the site says of plans', () => {
  const plans = Object.values(prices.plans);
  const limits = [
    ...plans.flatMap(({ profiles, seats, apiRate }) => [profiles, seats, apiRate]),
    prices.packs.profiles.size,
  ];

  it('leaves the numbers of paid plans to the table of prices', () => {
    // Small numbers count other things too, such as months of a quarter.
    const large = limits.filter((limit) => limit > 3);
    const files = copy.filter((file) => /\/pages\/pricing\.json$|\/pricing\.json$/.test(file));
    expect(found(files, (file) => textsThat(wordsOf(file), (text) => hasNumber(text, large)))).toEqual([]);
    expect(hasNumber('Team keeps 100 profiles', large)).toBe(true);
  });

  it('has no amount of money outside that table', () => {
    expect(found([...copy, ...articles], (file) => amountsOfMoney(textOf(file)))).toEqual([]);
    for (const amount of ['$12', 'R$60', '48 zł', '300000₫', '12 USD']) expect(amountsOfMoney(amount)).toHaveLength(1);
  });

  it('calls the free plan one of two profiles and one person, in words of every language', () => {
    expect(prices.plans.free).toMatchObject({ profiles: 2, seats: 1, extensible: false });
  });

  it('says in words for how many days a referral counts', () => {
    expect(program.windowDays).toBe(7);
  });
});

describe('what the legal pages say', () => {
  const { RETENTION_DAYS } = readSettings({});

  it.each([
    ['privacy-policy', [RETENTION_DAYS]],
    ['cookie-policy', [cookieDays.locale, cookieDays.consent]],
  ])('names the days of the %s as the code has them', (id, days) => {
    const pages = articles.filter((file) => file.endsWith(`/legal/${id}.md`));
    expect(pages.length).toBeGreaterThan(0);
    for (const file of pages) for (const day of days) expect(hasNumber(textOf(file), [day]), file).toBe(true);
  });
});

describe('translations', () => {
  it('have the numbers of the English text', () => {
    const englishOf = (file: string) => file.replace(/^messages\/\w+\//, 'messages/en/');
    expect(found(copy, (file) => lostNumbers(wordsOf(englishOf(file)), wordsOf(file)))).toEqual([]);
    expect(lostNumbers({ memory: '8 GB, for {count, plural, other {# profiles}}' }, { memory: '16 ГБ' })).toHaveLength(
      1,
    );
    expect(lostNumbers({ memory: '8 GB for B2B' }, { memory: '8 ГБ' })).toEqual([]);
  });
});

describe('what the site says of teams', () => {
  const of = (code: string) => {
    const { team } = wordsOf(`messages/${code}/scenes.json`) as { team: Record<string, string> };
    const { table } = wordsOf(`messages/${code}/features/teamwork.json`) as {
      table: { columns: string[]; rows: string[][] };
    };
    // A soft hyphen is part of how a name is set, not of the name.
    const short = ['owner', 'admin', 'manager', 'member'].map((role) => team[role]!.replaceAll('\u00ad', ''));
    return { short, table };
  };

  it.each(localeCodes)('calls the roles in %s by the names of its glossary', (code) => {
    const { short, table } = of(code);
    const names = table.columns.slice(1);
    names.forEach((name, i) => expect(name.startsWith(short[i]!), `${short[i]} for ${name}`).toBe(true));
    const glossary = `messages/${code}/glossary.md`;
    const answer = textOf(`messages/${code}/pages/faq.json`).toLowerCase();
    for (const name of names.map((name) => name.toLowerCase())) {
      expect(answer).toContain(name);
      if (existsSync(glossary)) expect(textOf(glossary).toLowerCase()).toContain(name);
    }
  });

  it('gives the roles in English the rights that docs/facts.md gives them', () => {
    const lowered = (row: readonly string[]) => row.map((cell) => cell.trim().toLowerCase());
    const sheet = [...textOf('docs/facts.md').matchAll(/^\|(.+)\|$/gm)].map(([, row]) => lowered(row!.split('|')));
    for (const row of of('en').table.rows) expect(sheet).toContainEqual(lowered(row));
  });

  it.each(translatedCodes)('gives the roles in %s the rights they have in English', (code) => {
    const rights = (rows: string[][]) => rows.map(([, ...cells]) => sameCells(cells));
    expect(rights(of(code).table.rows)).toEqual(rights(of('en').table.rows));
  });

  it('tells rights apart by where cells differ', () => {
    expect(sameCells(['All', 'All', 'Own groups', 'No'])).toEqual([0, 0, 2, 3]);
  });
});
