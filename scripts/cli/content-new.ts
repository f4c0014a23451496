import { commandLine } from '../command-line';
import { writeNewArticle } from '../new-article';
import { exitOnError } from '../exit-with-error';

const {
  positionals: [collection, id],
  values: { locale },
} = commandLine({
  usage: 'npm run content:new',
  description: 'Creates a draft article, or a translation of an article, with the required front matter.',
  positionals: [
    { name: 'collection', description: 'blog, news, helps, docs, release, partner or legal', required: true },
    { name: 'id', description: 'id in the URL: lowercase words separated by hyphens', required: true },
  ],
  options: { locale: { type: 'string', description: 'locale of the translation' } },
});

const article = { collection: collection!, id: id!, ...(locale === undefined ? {} : { locale }), today: new Date() };
const file = exitOnError(() => writeNewArticle('messages', article));
console.log(`Created ${file}. Run npm run content:check to see what is missing.`);
