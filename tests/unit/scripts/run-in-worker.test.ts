import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { runInWorker } from '@/scripts/run-in-worker';

const program = (file: string) => pathToFileURL(file);

it('gives what the function returns', async () => {
  const locales = program('lib/i18n/locales.ts');
  expect(await runInWorker<typeof import('@/lib/i18n/locales'), 'isLocaleCode'>(locales, 'isLocaleCode', 'th')).toBe(
    true,
  );
});

it('fails with what the function throws', async () => {
  const finishing = program('scripts/postprocess-page.ts');
  const done = runInWorker<typeof import('@/scripts/postprocess-page'), 'finishSome'>(
    ...([finishing, 'finishSome', 'nowhere', ['en/pricing.html']] as const),
  );
  await expect(done).rejects.toThrow('en/pricing.html cannot be shortened.');
});
