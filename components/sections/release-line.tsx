import { getFormatter, getTranslations } from 'next-intl/server';
import type { Release } from '@/lib/download/releases';

/** The number of a version and its release date. */
export async function ReleaseLine({ version, date }: Pick<Release, 'version' | 'date'>) {
  const t = await getTranslations('downloads');
  const format = await getFormatter();
  return (
    <>
      {t('version', { version })} ·{' '}
      <time dateTime={date}>{format.dateTime(new Date(date), { dateStyle: 'long' })}</time>
    </>
  );
}
