import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LocaleCode } from '@/lib/i18n/locales';

/**
 * Generates any number of articles in five languages, reproducibly, for `npm run bench:scale`: headings and sentences of
 * the blog, recombined.
 */

const languages = ['en', 'zh', 'ru', 'pt', 'vn'] as const satisfies readonly LocaleCode[];

type Texts = { headings: readonly string[]; sentences: readonly string[] };

/** Plain paragraphs: no code, links and marks of Markdown, nor what front matter would need to escape. */
const isPlain = (line: string) => /^\p{L}/u.test(line) && !/[[\]*`"<>{}:;=]/.test(line);

function textsOf(locale: LocaleCode): Texts {
  const folder = path.join('messages', locale, 'blog');
  const lines = readdirSync(folder).flatMap((name) => readFileSync(path.join(folder, name), 'utf8').split('\n'));
  return {
    headings: lines.filter((line) => /^## \p{L}/u.test(line)).map((line) => line.slice(3)),
    sentences: lines.filter(isPlain).flatMap((line) => line.match(/[^.!?。！？]+[.!?。！？]/gu) ?? []),
  };
}

/** Seeded pseudo-random integers from 0 to `below` - 1 (mulberry32). */
function seededRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

const categories = ['guides', 'product', 'company'] as const;
const tags = ['profiles', 'proxies', 'fingerprints', 'automation', 'teams', 'website', 'languages', 'shops'] as const;
const [newest, oldest] = [Date.UTC(2026, 10, 20), Date.UTC(2016, 0, 4)];

export const articleId = (index: number) => `bench-${String(index).padStart(5, '0')}`;
/** Seven of ten articles belong to the blog, three to the news. */
export const collectionOf = (index: number) => (index % 10 < 7 ? 'blog' : 'news');

const titleOf = ({ headings }: Texts, index: number) => `${headings[index % headings.length]!} ${index + 1}`;

function bodyOf(texts: Texts, index: number, count: number, pick: (below: number) => number): string {
  const pickFrom = (list: readonly string[]) => list[pick(list.length)]!;
  const sentences = (number: number) => Array.from({ length: number }, () => pickFrom(texts.sentences).trim());
  const paragraph = () => sentences(4 + pick(4)).join(' ');
  const related = pick(count);
  const section = (_: unknown, i: number) => [
    `## ${pickFrom(texts.headings)} ${i + 1}`,
    paragraph(),
    sentences(3)
      .map((sentence) => `- ${sentence}`)
      .join('\n'),
    paragraph(),
  ];
  const rows = Array.from({ length: 4 }, (_, i) => `| ${pickFrom(texts.headings)} | \`${pick(9000)}\` | ${i + 1} |`);
  return [
    paragraph(),
    ...Array.from({ length: 5 }, section).flat(),
    `| ${texts.headings.slice(0, 3).join(' | ')} |\n| --- | --- | --- |\n${rows.join('\n')}`,
    `\`\`\`js\nconst profile = await call('start', ${index});\nconsole.log(profile.ws, "${articleId(index)}");\n\`\`\``,
    `[${titleOf(texts, related)}](/${collectionOf(related)}/${articleId(related)}), [${pickFrom(texts.headings)}](/pricing).`,
  ].join('\n\n');
}

function articleText(locale: LocaleCode, texts: Texts, index: number, count: number): string {
  const pick = seededRandom(index * 31 + 7);
  const date = new Date(newest - Math.floor((index * (newest - oldest)) / count)).toISOString().slice(0, 10);
  const articleTags = [...new Set([tags[pick(tags.length)]!, tags[pick(tags.length)]!])];
  const metadata = [
    `date: ${date}`,
    `category: ${categories[pick(categories.length)]}`,
    `tags: [${articleTags.join(', ')}]`,
  ];
  const frontMatter = [
    `title: "${titleOf(texts, index)}"`,
    `description: "${texts.sentences[pick(texts.sentences.length)]!.trim()}"`,
    ...(locale === 'en' ? metadata : []),
  ];
  return `---\n${frontMatter.join('\n')}\n---\n\n${bodyOf(texts, index, count, pick)}\n`;
}

/**
 * Writes articles of several kilobytes with headings, lists, tables, code and links to each other.
 * @param root the folder that gets a subfolder per language, for EXTRA_CONTENT
 * @param count number of articles; their dates are spread evenly over eleven years, newest first
 */
export function writeArticles(root: string, count: number): void {
  for (const locale of languages) {
    const texts = textsOf(locale);
    for (const collection of ['blog', 'news']) mkdirSync(path.join(root, locale, collection), { recursive: true });
    for (let index = 0; index < count; index += 1) {
      const file = path.join(root, locale, collectionOf(index), `${articleId(index)}.md`);
      writeFileSync(file, articleText(locale, texts, index, count));
    }
  }
}
