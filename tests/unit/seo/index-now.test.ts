import { expect, it } from 'vitest';
import { submissions, urlsToSubmit } from '@/lib/seo/index-now';
import { index } from '../request-routing/test-context';

const origin = 'https://www.facetry.example';

it('every indexable page is submitted to IndexNow with its canonical URL', () => {
  const urls = urlsToSubmit(undefined, index);
  expect(urls).toContain(`${origin}/pricing`);
  expect(urls).toContain(`${origin}/zh/docs/proxies`);
  expect(urls).not.toContain(`${origin}/search`);
  expect(new Set(urls).size).toBe(urls.length);
});

it('only articles changed or published since a date are submitted to IndexNow', () => {
  expect(urlsToSubmit('2026-09-02', index)).toEqual([]);
  const urls = urlsToSubmit('2026-09-01', index);
  expect(urls).toContain(`${origin}/blog/both`);
  expect(urls).toContain(`${origin}/ru/news/opening`);
  expect(urls).not.toContain(`${origin}/pricing`);
  const waiting = { ...index, blog: index.blog.map((article) => ({ ...article, publishedSince: '2026-09-03' })) };
  expect(urlsToSubmit('2026-09-02', waiting)).toContain(`${origin}/blog/both`);
});

it('URLs are submitted to IndexNow per host, at most ten thousand at a time', () => {
  const urls = Array.from({ length: 10_001 }, (_, i) => `${origin}/${i}`);
  const sent = submissions([...urls, 'https://www.facetry.cn/pricing'], 'a-secret-key');
  expect(sent.map(({ host, urlList }) => [host, urlList.length])).toEqual([
    ['www.facetry.example', 10_000],
    ['www.facetry.example', 1],
    ['www.facetry.cn', 1],
  ]);
  expect(sent[0]).toMatchObject({ key: 'a-secret-key', keyLocation: `${origin}/indexnow.txt` });
  expect(sent[2]!.keyLocation).toBe('https://www.facetry.cn/indexnow.txt');
  expect(submissions([], 'a-secret-key')).toEqual([]);
});
