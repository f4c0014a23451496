import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LocaleCode } from '@/lib/i18n/locales';
import { articleVocabulary, type ArticleVocabulary } from './article-vocabulary';

/** Generates any number of articles in five languages, reproducibly, for `npm run bench:scale`. */

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

function sentences(
  { openings, actions, objects, endings: ends }: ArticleVocabulary,
  pick: (below: number) => number,
  count: number,
) {
  const pickFrom = (list: readonly string[]) => list[pick(list.length)]!;
  const space = /\p{Script=Han}/u.test(openings[0]!) ? '' : ' ';
  return Array.from({ length: count }, () =>
    [pickFrom(openings), pickFrom(actions), pickFrom(objects), pickFrom(ends)].join(space),
  );
}

function bodyOf(words: ArticleVocabulary, index: number, count: number, pick: (below: number) => number): string {
  const related = pick(count);
  const paragraph = () => sentences(words, pick, 4 + pick(4)).join(' ');
  const rows = words.objects.slice(0, 4).map((object, i) => `| ${object} | \`${pick(9000)}\` | ${i + 1} |`);
  return [
    paragraph(),
    ...words.headings
      .flatMap((heading, i) => [
        `## ${heading} ${i + 1}`,
        paragraph(),
        ...sentences(words, pick, 3).map(
          (sentence) => `- **${words.objects[pick(words.objects.length)]}**: ${sentence}`,
        ),
        paragraph(),
      ])
      .map((block, i, all) => (block.startsWith('- ') && all[i + 1]?.startsWith('- ') ? `${block}\n` : `${block}\n\n`)),
    `| ${words.headings.slice(0, 3).join(' | ')} |\n| --- | --- | --- |\n${rows.join('\n')}`,
    `\`\`\`js\nconst profile = await call('start', ${index});\nconsole.log(profile.ws, "${articleId(index)}");\n\`\`\``,
    `[${words.title(related)}](/${collectionOf(related)}/${articleId(related)}), [${words.more}](/pricing).`,
  ]
    .map((block) => block.trimEnd())
    .join('\n\n');
}

function articleText(locale: LocaleCode, words: ArticleVocabulary, index: number, count: number): string {
  const pick = seededRandom(index * 31 + 7);
  const date = new Date(newest - Math.floor((index * (newest - oldest)) / count)).toISOString().slice(0, 10);
  const articleTags = [...new Set([tags[pick(tags.length)]!, tags[pick(tags.length)]!])];
  const metadata = [
    `date: ${date}`,
    `category: ${categories[pick(categories.length)]}`,
    `tags: [${articleTags.join(', ')}]`,
  ];
  const description = sentences(words, pick, 1)[0]!;
  const frontMatter = [
    `title: "${words.title(index)}"`,
    `description: "${description}"`,
    ...(locale === 'en' ? metadata : []),
  ];
  return `---\n${frontMatter.join('\n')}\n---\n\n${bodyOf(words, index, count, pick)}\n`;
}

/**
 * Writes articles of several kilobytes with headings, lists, tables, code and links to each other.
 * @param root the folder that gets a subfolder per language, for EXTRA_CONTENT
 * @param count number of articles; their dates are spread evenly over eleven years, newest first
 */
export function writeArticles(root: string, count: number): void {
  for (const [locale, words] of Object.entries(articleVocabulary) as [LocaleCode, ArticleVocabulary][]) {
    for (const collection of ['blog', 'news']) mkdirSync(path.join(root, locale, collection), { recursive: true });
    for (let index = 0; index < count; index += 1) {
      const file = path.join(root, locale, collectionOf(index), `${articleId(index)}.md`);
      writeFileSync(file, articleText(locale, words, index, count));
    }
  }
}
