import { commandLine } from '../command-line';
import { writeNewArticle } from '../new-article';
import { orExit } from '../exit-with-error';

const {
  words: [collection, id],
  values: { locale },
} = commandLine({
  call: 'npm run content:new',
  about: 'Creates a draft article, or a translation of an article, with the required front matter.',
  words: [
    { name: 'folder', about: 'blog, news, helps, docs, release, partner or legal', isNeeded: true },
    { name: 'id', about: 'id in the URL: lower-case words joined by hyphens', isNeeded: true },
  ],
  options: { locale: { type: 'string', about: 'locale of the translation' } },
});

const article = { collection: collection!, id: id!, ...(locale === undefined ? {} : { locale }), today: new Date() };
const file = orExit(() => writeNewArticle('messages', article));
console.log(`Created ${file}. Run npm run content:check to see what is missing.`);
