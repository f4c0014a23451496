import { readFileSync } from 'node:fs';
import path from 'node:path';
import { lastRuns, type BackupRun } from '@/lib/api/store/backup-runs';
import { storeSize } from '@/lib/api/store/store-size';
import type { Database } from '@/lib/api/store/store';
import { getSystemHealth } from '@/lib/api/system-health';
import { isLocalHost } from '@/lib/i18n/hosts';
import { buildId } from '@/lib/page-data/build-manifest';
import { site } from '@/lib/config/site';
import { servedPublicationLog } from '@/lib/publishing/publication-log';
import { contentHealth } from '@/lib/workbench/content-health';

/** The state of the server, its store and its content, for the workbench. */

const packageVersion = () =>
  (JSON.parse(readFileSync(path.join(process.cwd(), 'package.json'), 'utf8')) as { version: string }).version;

/** Days after which a backup counts as old. */
const maxBackupAge = 7;

export const isBackupOld = (backup: Pick<BackupRun, 'at'> | undefined, now: Date): boolean =>
  !backup || now.getTime() - backup.at.getTime() > maxBackupAge * 86_400_000;

export async function readHealth(db: Database) {
  const { databaseUrl, folder } = site.store;
  const { backup, restore } = await lastRuns(db);
  return {
    version: packageVersion(),
    build: buildId(),
    system: await getSystemHealth(),
    store: {
      kind: databaseUrl ? ('postgresql' as const) : ('pglite' as const),
      bytes: await storeSize(db, databaseUrl ? null : folder),
      retentionDays: site.retentionDays,
      backup,
      restore,
      isBackupOld: isBackupOld(backup, new Date()),
    },
    content: contentHealth(),
    publications: servedPublicationLog(),
  };
}

/** Settings that decide about safety and privacy, with a message about those that may be wrong. */
export type SettingRow = {
  name: string;
  value: string;
  warning?: 'proxy' | 'sharedHost' | 'notIndexable' | 'noWebhook' | 'otherApi';
};

type Settings = Pick<
  typeof site,
  'trustedProxies' | 'url' | 'workbench' | 'consentMode' | 'isIndexable' | 'apiBaseUrl'
> & { webhook: { url?: string | undefined; format: string } };

/** @param host by which the workbench was asked for */
export function settingRows(host: string | null, settings: Settings = site): SettingRow[] {
  const { trustedProxies, url, workbench, consentMode, isIndexable, apiBaseUrl, webhook } = settings;
  return [
    {
      name: 'TRUST_PROXY',
      value: String(trustedProxies),
      // Without a proxy, a server is rarely asked for by another name than localhost over TLS.
      ...(trustedProxies === 0 && !isLocalHost(host) && ({ warning: 'proxy' } as const)),
    },
    {
      name: 'WORKBENCH_ORIGIN',
      value: workbench?.origin ?? url,
      ...(!workbench?.origin && ({ warning: 'sharedHost' } as const)),
    },
    { name: 'CONSENT_MODE', value: consentMode },
    {
      name: 'SITE_INDEXABLE',
      value: isIndexable ? '1' : '0',
      ...(!isIndexable && ({ warning: 'notIndexable' } as const)),
    },
    {
      name: 'CONTACT_WEBHOOK_FORMAT',
      value: webhook.url ? webhook.format : '–',
      ...(!webhook.url && ({ warning: 'noWebhook' } as const)),
    },
    ...(apiBaseUrl ? [{ name: 'API_BASE_URL', value: apiBaseUrl, warning: 'otherApi' as const }] : []),
  ];
}
