import { exchange, languageIn } from './exchange';
import { suiteBuild } from '../builds';
import { builtAddresses, sitesHost } from './nginx-and-site';

/** Visitors who ask for pages through the front without pause, and for scripts and styles that stand in them. */

export type Seen = {
  pages: number;
  scripts: number;
  /** Answers of 500 and above. */
  failed: number;
  /** Connections that ended without an answer. */
  broken: number;
  /** Pages in a language that was not asked for. */
  wrong: number;
  /** Pages, scripts and styles that are said not to be there. */
  missing: number;
  /** In milliseconds. */
  slowest: number;
  /** The first few of what went wrong: a status, and the address. */
  examples: string[];
};

/** So many addresses: more than are asked for twice while a fault lasts, so that not all comes from what is kept. */
const isVisited = (address: string) =>
  !/-category\/|\/page-(?:not-found|gone)$/.test(address) &&
  /^\/(?:ru\/|blog|helps|docs|pricing|download|$)/.test(address);
const languages = { en: ['en-US', 'en'], zh: ['zh-CN', 'zh-CN,zh;q=0.9'] } as const;

/** The scripts and styles that stand in a page. */
const assetsIn = (body: Buffer) => [...new Set(body.toString().match(/\/_next\/static\/[\w~./-]+\.(?:js|css)/g))];

const pick = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)]!;

/**
 * Lets visitors come, in English, Chinese and Russian.
 * @param url the front's address
 * @param many so many at a time
 * @returns what has them go, and tells what they have seen
 */
export function letVisitorsCome(url: string, many = 8): () => Promise<Seen> {
  const seen: Seen = { pages: 0, scripts: 0, failed: 0, broken: 0, wrong: 0, missing: 0, slowest: 0, examples: [] };
  const built = new Set(builtAddresses());
  // What one of the builds has left out it makes when asked, which on a busy machine takes longer than visitors are let wait.
  const inBoth = new Set(builtAddresses(suiteBuild()));
  const all = [...built].filter((address) => isVisited(address) && inBoth.has(address));
  const closing = new AbortController();
  async function ask(path: string, more: Record<string, string> = {}) {
    const began = performance.now();
    const headers = { Host: sitesHost, 'Accept-Encoding': 'gzip, deflate, br', ...more };
    const told = await exchange(url, { method: 'GET', path, headers });
    seen.slowest = Math.max(seen.slowest, performance.now() - began);
    if (told.status === 0) seen.broken += 1;
    else if (told.status >= 500) seen.failed += 1;
    else if (told.status >= 400) seen.missing += 1;
    if ((told.status === 0 || told.status >= 400) && seen.examples.length < 5) {
      seen.examples.push(`${told.status} ${path}`);
    }
    return told;
  }
  async function visit(): Promise<void> {
    const address = pick(all);
    const isInChinese = built.has(address === '/' ? '/zh' : `/zh${address}`);
    const [language, accepted] = languages[isInChinese && Math.random() < 0.5 ? 'zh' : 'en'];
    // A query that is not kept has every second page come from an instance.
    const told = await ask(address + (Math.random() < 0.5 ? `?a=${Math.random()}` : ''), {
      'Accept-Language': accepted,
    });
    seen.pages += 1;
    const spoken = told.status === 200 && languageIn(told);
    if (!spoken) return;
    if (spoken !== (address.startsWith('/ru') ? 'ru-RU' : language)) seen.wrong += 1;
    const assets = assetsIn(told.body);
    // One that the front has on disk, and one that only the site has: what is not compressed as browsers like it.
    await ask(pick(assets));
    await ask(pick(assets), { 'Accept-Encoding': 'identity' });
    seen.scripts += 2;
  }
  const stay = async () => {
    while (!closing.signal.aborted) await visit();
  };
  const visits = Array.from({ length: many }, stay);
  return async () => {
    closing.abort();
    await Promise.all(visits);
    return seen;
  };
}

/** What must be zero, however much fails behind the front. */
export const harmIn = ({ failed, broken, wrong, missing }: Seen) => ({ failed, broken, wrong, missing });

/** That nobody has been harmed. */
export const noHarm: ReturnType<typeof harmIn> = { failed: 0, broken: 0, wrong: 0, missing: 0 };
