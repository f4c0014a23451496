import type { Metadata } from 'next';
import type { LogAction } from '@/lib/api/workbench/audit-log';
import { PageHead } from '@/components/workbench/shell';
import { Table } from '@/components/workbench/table';
import { readLog } from '@/lib/api/workbench/audit-log';
import { pageContext, requireMember, workbenchTranslator } from '@/lib/workbench/page-context';
import { formatTime } from '@/lib/api/workbench/format';

export const generateMetadata = async (): Promise<Metadata> => ({ title: (await workbenchTranslator())('log.title') });

export default async function LogPage() {
  const { locale } = await requireMember('log');
  const t = await workbenchTranslator();
  const { db } = await pageContext('/workbench/log');
  const entries = await readLog(db);
  return (
    <>
      <PageHead title={t('log.title')} lead={t('log.lead')} />
      {entries.length === 0 ? (
        <p>{t('log.none')}</p>
      ) : (
        <Table caption={t('log.title')} head={[t('log.when'), t('log.who'), t('log.what'), t('log.subject')]}>
          {entries.map(({ id, at, actor, action, subject }) => (
            <tr key={id}>
              <td>{formatTime(at, locale)}</td>
              <td>{actor ?? t('log.operator')}</td>
              <td>{t(`log.actions.${action as LogAction}`)}</td>
              <td>{subject}</td>
            </tr>
          ))}
        </Table>
      )}
    </>
  );
}
