import path from 'node:path';
import { expect, it } from 'vitest';
import { formatDiagnostics } from '@/lib/content/diagnostic';
import { checkContent } from '@/lib/pages/check-content';
import { writeIn } from '@/tests/temp-folder';
import { blogArticle, change, validContent } from './invalid-content';

const root = validContent();
const put = (file: string, text: string) => writeIn(root, file, text);
const now = new Date('2026-11-29T12:00:00Z');

const found = () =>
  formatDiagnostics(checkContent({ roots: [root], publicFolder: 'public', drafts: true, now })).map((line) =>
    line.replaceAll(`${path.relative('.', root)}/`, '').replaceAll(`${root}/`, ''),
  );

it('Markdown mistakes are reported with file and line, and a title that search results truncate as a warning', () => {
  const dated = (title: string, date: string, more = '') =>
    blogArticle(title, 'Text.', more).replace('2026-09-14', date);
  put('en/blog/long.md', blogArticle('A '.repeat(30) + 'B', 'Text.'));
  put('en/blog/early.md', dated('Early', '2026-12-24'));
  put('en/blog/planned.md', dated('Planned', '2026-12-24', 'publishAt: 2026-12-24 09:00 Asia/Tokyo\ntags: []\n'));
  put('en/blog/tomorrow.md', dated('Tomorrow', '2026-11-30'));
  put(
    'en/blog/text.md',
    blogArticle(
      'Text',
      [
        '##No space',
        '#1 is a number, and `##code` is code',
        '[own](https://www.facetry.example/ru/pricing?a=b#c)',
        '[plans](/pricing#no-such-plan) [files](/download#downloads) [asked](/pricing#question-1)',
        'The name is {{brand}}.',
      ].join('\n\n'),
    ),
  );
  change(root, 'en/pages/faq.json', 'Windows, macOS on Intel', '[Windows](/downlod), **macOS** on Intel');
  change(root, 'en/pages/about-us.json', /"lead": "/, '"lead": "**Bold** ');
  change(root, 'en/shell.json', /"skipToContent": "/, '"skipToContent": "[Skip](/docs) ');
  expect(found()).toEqual([
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
