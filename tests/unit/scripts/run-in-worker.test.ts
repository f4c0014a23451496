import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { runInWorker } from '@/scripts/run-in-worker';

const moduleUrl = (file: string) => pathToFileURL(file);

it('a function run in a worker resolves with its result', async () => {
  const locales = moduleUrl('lib/i18n/locales.ts');
  expect(await runInWorker<typeof import('@/lib/i18n/locales'), 'isLocaleCode'>(locales, 'isLocaleCode', 'th')).toBe(
    true,
  );
});

it('a function run in a worker rejects with its error', async () => {
  const postprocessModule = moduleUrl('scripts/postprocess-page.ts');
  const done = runInWorker<typeof import('@/scripts/postprocess-page'), 'postprocessBatch'>(
    ...([postprocessModule, 'postprocessBatch', 'nowhere', ['en/pricing.html']] as const),
  );
  await expect(done).rejects.toThrow('ENOENT');
});
