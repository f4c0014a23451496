import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { inThread } from '@/scripts/in-thread';

const program = (file: string) => pathToFileURL(file);

it('gives what the function returns', async () => {
  const locales = program('lib/i18n/locales.ts');
  expect(await inThread<typeof import('@/lib/i18n/locales'), 'isLocaleCode'>(locales, 'isLocaleCode', 'th')).toBe(true);
});

it('fails with what the function throws', async () => {
  const finishing = program('scripts/finish-page.ts');
  const done = inThread<typeof import('@/scripts/finish-page'), 'finishSome'>(
    ...([finishing, 'finishSome', 'nowhere', ['en/pricing.html']] as const),
  );
  await expect(done).rejects.toThrow('en/pricing.html cannot be shortened.');
});
