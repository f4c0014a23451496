import { commandLine } from '../command-line';
import { loadSources } from '../environment';
import { exitOnError } from '../exit-with-error';

const { positionals } = commandLine({
  usage: 'npm run content:move',
  description:
    'Moves an article to another id in all languages: files, links to it, records of translations, and a redirect.',
  positionals: [
    { name: 'collection', description: 'blog, news, helps, docs, release, partner or legal', required: true },
    { name: 'old-id', description: 'id of the article', required: true },
    { name: 'new-id', description: 'new id: lowercase words separated by hyphens', required: true },
  ],
});
const [collection, from, to] = positionals as [string, string, string];

await loadSources();
const { moveArticle } = await import('../move-article');
const { files, links, redirect } = exitOnError(() => moveArticle('.', collection, from, to));
console.log(
  `Moved ${collection}/${from} to ${collection}/${to} in ${files.length} languages, and ${links} links to it.`,
);
console.log(
  redirect
    ? `${redirect.from} redirects to ${redirect.to}.`
    : 'It has not been published, so its old URL needs no redirect.',
);
