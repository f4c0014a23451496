import { useMemo } from 'react';
import button from '@/components/ui/button.module.css';
import { interpolate } from '@/lib/client/messages/interpolate';
import { formatUtmCsv, parseUtmCsv } from '@/lib/tools/utm-link-csv';
import { publicUtmFields } from '@/lib/tools/utm-link-vocabulary';
import { LineErrors } from './line-errors';
import { downloadFile } from './download-file';
import type { ToolMessages } from './tool-messages';
import styles from './tool-form.module.css';
import { useTextFile } from './use-text-file';
import link from './utm-link.module.css';

/** Larger tables are refused, in megabytes: they would make the page stop for seconds. */
const maxMegabytes = 5;

/** The links of a table, as a table with the finished links. */
export function UtmBulk({ table, messages: { tool, common } }: { table: string; messages: ToolMessages<'utm-link'> }) {
  const fileError = useTextFile('table', maxMegabytes, common);
  const { links, errors } = useMemo(() => (table.trim() ? parseUtmCsv(table) : { links: [], errors: [] }), [table]);

  return (
    <div className={link.bulk} aria-live="polite">
      {fileError ? <p className={link.error}>{fileError}</p> : null}
      {links.length > 0 ? (
        <>
          <p>{interpolate(tool.links, { count: links.length })}</p>
          <div className={styles.buttons}>
            <button
              className={button.small}
              type="button"
              onClick={() => downloadFile('links.csv', formatUtmCsv(links, false, publicUtmFields), 'text/csv')}
            >
              {tool.downloadTable}
            </button>
          </div>
        </>
      ) : null}
      <LineErrors
        heading={common.errors}
        messages={common}
        errors={errors.map(({ line, reason, column = '' }) => ({
          line,
          text: interpolate(tool.reasons[reason], { column }),
        }))}
      />
    </div>
  );
}
