import { getTranslations } from 'next-intl/server';
import { ReleaseLine } from '@/components/sections/release-line';
import { Section } from '@/components/sections/section';
import { platformIds, platforms } from '@/lib/contract/platforms';
import { readReleases } from '@/lib/download/releases-schema';
import { getTranslatorWithFallback } from '@/lib/next-intl/translator-with-fallback';
import styles from './older-releases.module.css';

/** Versions before the newest, with a link for each of their files; renders nothing if there are none. */
export async function OlderReleases() {
  const t = await getTranslations('downloads');
  const texts = await getTranslatorWithFallback('downloads');
  const { older } = readReleases();
  if (older.length === 0) return null;
  return (
    <Section heading={texts('olderVersions')} layout="split">
      <ul className={styles.releases}>
        {older.map((release) => (
          <li className={styles.release} key={release.version}>
            <ReleaseLine {...release} />
            <ul className={styles.files}>
              {platformIds.map((id) =>
                release.files[id]?.url ? (
                  <li key={id}>
                    <a href={release.files[id].url}>{t(`platforms.${platforms[id].key}`)}</a>
                  </li>
                ) : null,
              )}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  );
}
