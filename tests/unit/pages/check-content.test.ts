import path from 'node:path';
import { expect, it } from 'vitest';
import { formatDiagnostics } from '@/lib/content/diagnostic';
import { checkContent } from '@/lib/pages/check-content';
import { temporaryFolder, writeIn } from '@/tests/temp-folder';
import { blogArticle, replaceInFile, validContent, translated } from './invalid-content';

const root = validContent();
const main = validContent();
const lint = validContent();
const further = temporaryFolder();

/** Diagnostics by file, relative to the messages folder. */
const found = (drafts: boolean, roots = [root], now = new Date()) =>
  formatDiagnostics(checkContent({ roots, publicFolder: path.join(root, 'public'), drafts, now })).map((line) =>
    roots.reduce((text, root) => text.replaceAll(`${path.relative('.', root)}/`, '').replaceAll(`${root}/`, ''), line),
  );

const proxies = '---\ntitle: Proxies\ndescription: D\ndate: 2026-09-14\n---\n\n## Types\n\nText.\n';
const text = 'This is a text that says something about profiles and their accounts.';

it('valid content has no diagnostics', () => {
  expect(found(true)).toEqual([]);
});

const expected = [
  'en/blog/D.MD:1: file name: use a lowercase extension: .md',
  'en/blog/a.mdx:1: file name: only .md files are read here; rename or remove it',
  'en/blog/b.txt:1: file name: only .md files are read here; rename or remove it',
  'en/blog/bare.md:1: front matter: the file must begin with YAML between two lines of ---',
  'en/blog/c.md.bak:1: file name: only .md files are read here; rename or remove it',
  'en/blog/draft.md:9: text: broken link to "/nowhere"',
  'en/blog/fields.md:1: category: missing; add a line such as “category: guides”',
  'en/blog/fields.md:3: descripton: unknown field; did you mean “description”?',
  'en/blog/links.md:9: text: image “/images/none.png” not found; add it to public/images or correct its path',
  'en/blog/links.md:11: text: broken link to "/no-such-page"',
  'en/blog/links.md:11: text: broken link to "/docs/proxeis"; did you mean “/docs/proxies”?',
  'en/blog/links.md:11: text: broken link to "/ru/docs/proxies"; write it without the language: "/docs/proxies"',
  'en/blog/links.md:13: text: broken link to "/docs/proxies#nope": no such heading in en/docs/proxies.md',
  'en/blog/links.md:13: text: broken link to "#nope": no such heading in this article',
  'en/blog/links.md:15: text: unknown placeholder {brnd}; did you mean “brand”?',
  'en/blog/links.md:15: text: HTML is ignored; write Markdown, or put “<b>” in backticks to show it',
  'en/blog/links.md:19: text: broken link to "/faq#proxies-nope": no such heading in en/pages/faq.json',
  'en/blog/names.md:5: category: “guide” has no name in taxonomy.json; did you mean “guides”?',
  'en/blog/names.md:6: tags: “profils” has no name in taxonomy.json; did you mean “profiles”?',
  'en/blog/names.md:6: tags: “invented” has no name in taxonomy.json; add its name there in every language',
  'en/blog/to-draft.md:9: text: broken link to "/blog/draft"; the article is a draft, or scheduled for later',
  'en/blog/twin.md:2: title: en/blog/links.md has this title too; write another, so that readers can tell them apart',
  'en/blog/yaml.md:3: front matter: invalid YAML; a bracket is not closed, or a line has the wrong indentation',
  'en/blog/yaml.md:6: text: HTML is ignored; write Markdown, or put “<i>” in backticks to show it',
  'en/helps/placed.md:5: section: must be one of install, profiles, proxies, automation, team, account',
  'en/helps/placed.md:6: order: must be at least 1',
  'en/helps/related.md:6: related: “/solutions/e-comerce” is not a page that links to articles; did you mean “/solutions/e-commerce”?',
  'en/pages/faq.json:35: questionGroups.1.id: duplicate id “product” on this page; choose another',
  'en/pages/pricing.json:5: headng: unknown field; did you mean “heading”?',
  'ru/articles.json:2: published: has arguments (daet), expected (date); did you mean “date”?',
  'ru/blog/alone.md:1: language: there is no English article with this name; rename the file to match the English one, or add its metadata here: date and the other fields in docs/articles.md',
  'ru/blog/facts.md:4: date: metadata belongs in the English file; a translation has only title, description and text',
  'ru/blog/links.md:6: text: warning: its headings differ from those of en/blog/links.md in number or level; links to its sections may lead elsewhere',
  'ru/blog/links.md:6: text: broken link to "/docs/proxies#нет": no such heading in ru/docs/proxies.md',
  'ru/blogs:1: file name: a folder with this name is ignored; did you mean “blog”?',
  'ru/errors.json:3: JSON: a name in quotation marks is missing here; no comma is allowed before }',
  'ru/pages/about-us.json:6: lead: unknown placeholder {brnd}; did you mean “brand”?',
  'ru/pages/faq.json:7: lead: duplicate field; remove one of the two',
  'ru/shel.json:1: file name: a file with this name is ignored; did you mean “shell.json”?',
  'ru/shell.json:2: skipToContnet: unknown key: not in the English file; did you mean “skipToContent”?',
  'vn/blog/copied.md:2: title: not translated; translate it',
  'vn/blog/copied.md:6: text: not translated; translate it, or delete the file, so that readers get the English article',
  'xx:1: file name: a folder with this name is ignored; allowed names are en, zh, ru, vn, es, pt, tr, th, fr, uk, ko, hi, jp, tc',
];

it('every mistake in content is reported once, with file and line', () => {
  const put = (file: string, text: string) => writeIn(root, file, text);
  put('en/docs/proxies.md', proxies);
  put('ru/docs/proxies.md', translated('Прокси', '## Виды\n\nТекст.'));
  const links = [
    '![A list](/images/none.png)',
    '[nowhere](/no-such-page) [near](/docs/proxeis) [of a language](/ru/docs/proxies)',
    '[place](/docs/proxies#nope) [here](#nope) [sound](/docs/proxies)',
    '{brnd} is <b>bold</b>',
    '## Here',
    '[found](#here) [a question](/faq#proxies-nope) [another](/faq#proxies-needed)',
  ];
  put('en/blog/links.md', blogArticle('Links', links.join('\n\n')));
  put(
    'ru/blog/links.md',
    translated('Ссылки', 'Здесь [виды](/docs/proxies#types), [виды](/docs/proxies#виды) и [нет](/docs/proxies#нет).'),
  );
  put('en/blog/yaml.md', '---\ntitle: A\ntags: [a\n---\n\nBut <i>the text</i> is read.\n');
  put('en/blog/bare.md', 'No front matter.\n');
  const fields = blogArticle('Fields', text).replace('description', 'descripton').replace('category: guides\n', '');
  put('en/blog/fields.md', fields);
  put('en/blog/twin.md', blogArticle('links', text));
  put('en/blog/names.md', blogArticle('Names', text, 'tags: [profils, invented]\n').replace('guides', 'guide'));
  put('en/blog/copied.md', blogArticle('A copied article', `${text} ${text}`));
  put('vn/blog/copied.md', translated('A copied article', `${text} ${text} Khác.`));
  put('ru/blog/facts.md', translated('Факты', 'Текст.', 'date: 2026-09-14\n'));
  put('en/blog/facts.md', blogArticle('Facts', text));
  put('ru/blog/alone.md', translated('Один', 'Текст.'));
  put('en/blog/draft.md', blogArticle('Draft', '[nowhere](/nowhere)', 'draft: true\n'));
  put('en/blog/to-draft.md', blogArticle('To a draft', 'See [it](/blog/draft).'));
  const help = (title: string, fields: string) =>
    `---\ntitle: ${title}\ndescription: D\ndate: 2026-09-14\n${fields}---\n\n${text}\n`;
  put('en/helps/placed.md', help('Placed', 'section: profile\norder: 0\n'));
  put('en/helps/related.md', help('Related', 'related:\n  /solutions/e-comerce: 1\n'));
  for (const name of ['a.mdx', 'b.txt', 'c.md.bak', 'D.MD']) put(`en/blog/${name}`, text);
  put('ru/blogs/a.md', text);
  put('xx/shell.json', '{}');
  put('ru/shel.json', '{}');
  put('ru/errors.json', '{\n  "goHome": "Домой",\n}\n');
  replaceInFile(root, 'en/pages/pricing.json', '"heading"', '"headng"');
  replaceInFile(root, 'ru/pages/about-us.json', /"lead": "/, '"lead": "{brnd} ');
  replaceInFile(root, 'ru/articles.json', '{date}', '{daet}');
  replaceInFile(root, 'ru/shell.json', '"skipToContent"', '"skipToContnet"');
  replaceInFile(root, 'ru/pages/faq.json', '"title"', '"lead": "Ещё раз",\n  "title"');
  replaceInFile(root, 'en/pages/faq.json', '"id": "profiles"', '"id": "product"');
  expect(found(true)).toEqual(expected);
});

it('mistakes in drafts do not fail a build', () => {
  const ofDrafts = expected.filter((line) => line.startsWith('en/blog/draft.md'));
  expect(ofDrafts).toHaveLength(1);
  expect(found(false)).toEqual(expected.filter((line) => !ofDrafts.includes(line)));
});

it('articles may link into an additional articles folder, and need unique paths', () => {
  const linking = 'See [that](/blog/second-of-two#there) and [types](/docs/proxies#types).';
  writeIn(main, 'en/docs/proxies.md', proxies);
  writeIn(main, 'th/docs/proxies.md', translated('พร็อกซี', 'ข้อความ'));
  writeIn(main, 'en/blog/a.md', blogArticle('A', linking));
  writeIn(further, 'en/blog/second-of-two.md', blogArticle('B', '## There'));
  const always = [
    'en/blog/a.md:9: text: broken link to "/docs/proxies#types": no such heading in th/docs/proxies.md, which is shown to readers whose language lacks this article; translate it, or remove the fragment',
    'th/docs/proxies.md:6: text: warning: its headings differ from those of en/docs/proxies.md in number or level; links to its sections may lead elsewhere',
  ];
  const broken = 'en/blog/a.md:9: text: broken link to "/blog/second-of-two#there"';
  expect(found(true, [main])).toEqual([broken, ...always]);
  expect(found(true, [main, further])).toEqual(always);
  writeIn(further, 'en/blog/a.md', blogArticle('C', text));
  expect(found(true, [main, further])).toContain(
    'en/blog/a.md:1: file name: en/blog/a.md has the same name and thus the same URL',
  );
});

it('Markdown mistakes are reported with file and line, and a title that search results truncate as a warning', () => {
  const put = (file: string, text: string) => writeIn(lint, file, text);
  const dated = (title: string, date: string, more = '') =>
    blogArticle(title, 'Text.', more).replace('2026-09-14', date);
  put('en/blog/long.md', blogArticle('A '.repeat(30) + 'B', 'Text.'));
  put('en/blog/early.md', dated('Early', '2026-12-24'));
  put('en/blog/planned.md', dated('Planned', '2026-12-24', 'publishAt: 2026-12-24 09:00 Asia/Tokyo\ntags: []\n'));
  put('en/blog/tomorrow.md', dated('Tomorrow', '2026-11-30'));
  const paragraphs = [
    '##No space',
    '#1 is a number, and `##code` is code',
    '[own](https://www.facetry.example/ru/pricing?a=b#c)',
    '[plans](/pricing#no-such-plan) [files](/download#downloads) [asked](/pricing#question-1)',
    'The name is {{brand}}.',
  ];
  put('en/blog/text.md', blogArticle('Text', paragraphs.join('\n\n')));
  replaceInFile(lint, 'en/pages/faq.json', 'Windows, macOS on Intel', '[Windows](/downlod), **macOS** on Intel');
  replaceInFile(lint, 'en/pages/about-us.json', /"lead": "/, '"lead": "**Bold** ');
  replaceInFile(lint, 'en/shell.json', /"skipToContent": "/, '"skipToContent": "[Skip](/docs) ');
  expect(found(true, [lint], new Date('2026-11-29T12:00:00Z'))).toEqual([
    'en/blog/early.md:4: date: warning: is in the future; add “publishAt: 2026-12-24 09:00 UTC”, or correct the date',
    'en/blog/long.md:2: title: warning: has 61 characters; search results show about 60, so shorten it',
    'en/blog/text.md:9: text: “##No space” is not a heading; add a space after the #',
    'en/blog/text.md:13: text: "https://www.facetry.example/ru/pricing?a=b#c" is a page of this site; write "/pricing?a=b#c"',
    'en/blog/text.md:15: text: broken link to "/pricing#no-such-plan": no such heading in en/pages/pricing.json',
    'en/blog/text.md:17: text: {{brand}} has doubled braces, of which one pair is shown; write {brand}',
    expect.stringMatching(/^en\/pages\/about-us\.json:\d+: lead: Markdown is shown as written here: “\*\*Bold\*\*”/),
    'en/pages/faq.json:25: questionGroups.0.questions.2.answer: broken link to "/downlod"; did you mean “/download”?',
    expect.stringMatching(/^en\/shell\.json:\d+: skipToContent: Markdown is shown as written here: “\[Skip\]/),
  ]);
});
