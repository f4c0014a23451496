import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { ContentHealth } from '@/components/workbench/content-health';
import { Facts } from '@/components/workbench/facts';
import { Publications } from '@/components/workbench/publications';
import { Columns, Section } from '@/components/workbench/shell';
import { Table } from '@/components/workbench/table';
import type { BackupRun } from '@/lib/api/store/backup-runs';
import { languageTag } from '@/lib/i18n/locales';
import { formatTime } from '@/lib/api/workbench/format';
import { readHealth, settingRows } from '@/lib/workbench/health';
import { pageContext, requireMember, workbenchTranslator } from '@/lib/workbench/page-context';
import styles from '@/components/workbench/health.module.css';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await workbenchTranslator())('health.title'),
});

export default async function HealthPage() {
  const { locale } = await requireMember('health');
  const t = await workbenchTranslator();
  const { db } = await pageContext('/workbench/health');
  const { version, build, system, store, content, publications } = await readHealth(db);
  const megabytes = (bytes: number) =>
    (bytes / 1e6).toLocaleString(languageTag(locale), {
      style: 'unit',
      unit: 'megabyte',
      maximumFractionDigits: bytes < 1e7 ? 2 : 0,
    });
  const run = (last: BackupRun | undefined) =>
    last
      ? t('health.store.run', { time: formatTime(last.at, locale), size: megabytes(last.bytes), rows: last.rows })
      : t('health.store.never');
  return (
    <>
      <h1>{t('health.title')}</h1>
      <Columns areCards>
        <Section title={t('health.server.title')}>
          <Facts
            facts={[
              [t('health.server.version'), version],
              [t('health.server.build'), build],
              [
                t('health.server.disk'),
                system.disk ? (
                  <State
                    isOk={system.disk === 'ok'}
                    text={t(`health.server.${system.disk === 'ok' ? 'ok' : 'noWrites'}`)}
                  />
                ) : null,
              ],
              [
                t('health.server.descriptors'),
                <State
                  key="descriptors"
                  isOk={system.descriptors === 'ok'}
                  text={t(`health.server.${system.descriptors === 'ok' ? 'ok' : 'exhausted'}`)}
                />,
              ],
            ]}
          />
        </Section>
        <Section title={t('health.store.title')}>
          <Facts
            facts={[
              [t('health.store.kind'), store.kind === 'pglite' ? 'PGlite' : 'PostgreSQL'],
              [t('health.store.size'), megabytes(store.bytes)],
              [t('health.store.retention'), t('health.store.days', { days: store.retentionDays })],
              [t('health.store.backup'), <State key="backup" isOk={!store.isBackupOld} text={run(store.backup)} />],
              [t('health.store.restore'), run(store.restore)],
            ]}
          />
          {store.isBackupOld && (
            <p className={styles.hint}>
              {t('health.store.backupHint')} <code>npm run db:backup</code>
            </p>
          )}
        </Section>
      </Columns>
      <Publications entries={publications} locale={locale} />
      <ContentHealth content={content} locale={locale} />
      <Section title={t('health.settings.title')}>
        <Table
          caption={t('health.settings.title')}
          head={[t('health.settings.name'), t('health.settings.value'), t('health.settings.remark')]}
        >
          {settingRows((await headers()).get('host')).map(({ name, value, warning }) => (
            <tr key={name}>
              <td>
                <code>{name}</code>
              </td>
              <td className={styles.value}>{value}</td>
              <td>{warning && t(`health.settings.warnings.${warning}`)}</td>
            </tr>
          ))}
        </Table>
      </Section>
    </>
  );
}

/** A state in words; color only repeats it. */
const State = ({ isOk, text }: { isOk: boolean; text: string }) => (
  <span className={isOk ? styles.good : styles.bad}>{text}</span>
);
