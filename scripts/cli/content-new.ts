import { commandLine } from '../command-line';
import { writeNewArticle } from '../new-article';
import { orExit } from '../exit-with-error';

const {
  words: [collection, id],
  values: { locale },
} = commandLine({
  call: 'npm run content:new',
  about: 'Begins an article as a draft, or a translation of one, with the front matter it needs.',
  words: [
    { name: 'folder', about: 'blog, news, helps, docs, release, partner or legal', isNeeded: true },
    { name: 'id', about: 'what stands in its address: lower-case words joined by hyphens', isNeeded: true },
  ],
  options: { locale: { type: 'string', about: 'a language of the site, for a translation' } },
});

const article = { collection: collection!, id: id!, ...(locale === undefined ? {} : { locale }), today: new Date() };
const file = orExit(() => writeNewArticle('messages', article));
console.log(`${file} is there; npm run content:check says what it lacks.`);
