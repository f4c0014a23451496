import { expect, it } from 'vitest';
import { listArticles } from '@/lib/pages/articles';
import { startsWithVersion, titleWithoutVersion } from '@/lib/pages/version-in-title';

const title = (text: string, version?: string) => ({ title: text, version, locale: 'en' as const });

it('the version is removed from a release title if it is shown next to it, and the rest is capitalized', () => {
  expect(titleWithoutVersion(title('1.4.0: saved text sets', '1.4.0'))).toBe('Saved text sets');
  expect(titleWithoutVersion({ ...title('1.4.0：操作日志导出', '1.4.0'), locale: 'zh' })).toBe('操作日志导出');
});

it('a release title that does not start with the version stays unchanged', () => {
  for (const text of ['Saved text sets: a note', '1.4.0', '1.4.0 and more']) {
    expect(titleWithoutVersion(title(text, '1.4.0'))).toBe(text);
  }
  expect(titleWithoutVersion(title('1.4.0: saved text sets'))).toBe('1.4.0: saved text sets');
});

it('release titles start with the version in every language, so that pages can remove it', async () => {
  for (const locale of ['en', 'zh', 'ru'] as const) {
    for (const release of await listArticles('release', locale)) {
      expect(startsWithVersion(release), release.title).toBe(true);
      expect(titleWithoutVersion(release)).not.toContain(release.version);
    }
  }
});
