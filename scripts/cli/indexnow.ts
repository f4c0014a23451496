import { commandLine } from '../command-line';
import { loadSources } from '../environment';
import { exitOnError, exitWithError } from '../exit-with-error';

const { since, endpoint, list } = commandLine({
  usage: 'npm run indexnow',
  description: 'Submits all pages, or the changed articles, to search engines by IndexNow.',
  options: {
    since: { type: 'string', description: 'only articles published or changed since a day, such as 2026-11-01' },
    endpoint: { type: 'string', description: 'IndexNow endpoint', default: 'https://api.indexnow.org/indexnow' },
    list: { type: 'boolean', description: 'prints the URLs without submitting them' },
  },
}).values;

exitOnError(() => {
  if (since !== undefined && !/^\d{4}-\d{2}-\d{2}$/.test(since))
    throw new Error(`--since must be a day such as 2026-11-01, but is "${since}".`);
});
await loadSources();
const { prepareContent } = await import('../prepare-content');
await prepareContent().catch(exitWithError);
const { site } = await import('@/lib/config/site');
const { submissions, urlsToSubmit } = await import('@/lib/seo/index-now');

const urls = urlsToSubmit(since);
if (list) {
  for (const url of urls) console.log(url);
} else {
  await submit(site.indexNowKey).catch(exitWithError);
}

async function submit(key: string | undefined): Promise<void> {
  if (!key) throw new Error('INDEXNOW_KEY must be set, both here and on the server.');
  if (urls.length === 0) console.log('Nothing has changed since then.');
  for (const submission of submissions(urls, key)) {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json; charset=utf-8' },
      body: JSON.stringify(submission),
    });
    if (!response.ok) throw new Error(`${endpoint} responded with ${response.status} for ${submission.host}.`);
    console.log(`${submission.host}: ${submission.urlList.length} URLs submitted.`);
  }
}
