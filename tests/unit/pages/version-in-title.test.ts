import { describe, expect, it, vi } from 'vitest';
import { listArticles } from '@/lib/pages/articles';
import { namesVersion, titleWithoutVersion } from '@/lib/pages/version-in-title';

vi.mock('server-only', () => ({}));

const title = (text: string, version?: string) => ({ title: text, version, locale: 'en' as const });

describe('the title of a version’s notes', () => {
  it('stands without the version where that stands beside it, and begins as a title does', () => {
    expect(titleWithoutVersion(title('1.4.0: saved text sets', '1.4.0'))).toBe('Saved text sets');
    expect(titleWithoutVersion({ ...title('1.4.0：操作日志导出', '1.4.0'), locale: 'zh' })).toBe('操作日志导出');
  });

  it('stays as it is where it does not begin with the version', () => {
    for (const text of ['Saved text sets: a note', '1.4.0', '1.4.0 and more']) {
      expect(titleWithoutVersion(title(text, '1.4.0'))).toBe(text);
    }
    expect(titleWithoutVersion(title('1.4.0: saved text sets'))).toBe('1.4.0: saved text sets');
  });

  it('names the version in every language, so that a page does not say it once more', async () => {
    for (const locale of ['en', 'zh', 'ru'] as const) {
      for (const release of await listArticles('release', locale)) {
        expect(namesVersion(release), release.title).toBe(true);
        expect(titleWithoutVersion(release)).not.toContain(release.version);
      }
    }
  });
});
