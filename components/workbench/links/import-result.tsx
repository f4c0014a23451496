import { Table } from '@/components/workbench/table';
import formStyles from '@/components/workbench/form.module.css';
import { linkLimits, maxTags } from '@/lib/api/links/link-input';
import { maxRows, type ImportError } from '@/lib/api/links/import-links';
import type { Flash } from '@/lib/workbench/forms/flash';
import type { LinkFieldName } from '@/lib/workbench/link-fields';
import type { WorkbenchTranslator } from '@/lib/api/workbench/translator';
import { linkPath, linksPath } from '@/lib/workbench/paths';

/** Returns why a line cannot be imported, as text. */
function errorText(error: ImportError, t: WorkbenchTranslator): string {
  const limits: Partial<Record<string, number>> = linkLimits;
  const field = 'field' in error ? error.field : '';
  const max = { 'too-many-lines': maxRows, 'too-many-tags': maxTags, 'too-long': limits[field] ?? 0 };
  return t(`links.reasons.${error.reason}`, {
    max: max[error.reason as keyof typeof max] ?? 0,
    other: 'other' in error ? error.other : 0,
    column: ('column' in error ? error.column : '') ?? '',
  });
}

/** The result of an import: the number of links, or the lines that are wrong. */
export function ImportOutcome({ flash, t }: { flash: Flash | null; t: WorkbenchTranslator }) {
  if (flash?.imported) return <Imported {...flash.imported} t={t} />;
  if (!flash?.importErrors) return null;
  const { first, count } = flash.importErrors;
  return (
    <>
      <Table
        caption={t('links.importing.wrong', { count })}
        head={[t('links.importing.line'), t('links.importing.field'), t('links.importing.issue')]}
      >
        {first.map((error, i) => (
          <tr key={i}>
            <td>{error.line}</td>
            <td>{'field' in error ? t(`links.fields.${error.field as LinkFieldName}`) : ''}</td>
            <td>{errorText(error, t)}</td>
          </tr>
        ))}
      </Table>
      <More count={count - first.length} t={t} />
    </>
  );
}

function Imported({ links, notes, count, t }: NonNullable<Flash['imported']> & { t: WorkbenchTranslator }) {
  return (
    <>
      <p className={formStyles.notice} role="status">
        {t('links.importing.done', { count: links })} <a href={linksPath}>{t('links.importing.show')}</a>
      </p>
      {notes.length > 0 && (
        <Table
          caption={t('links.importing.look')}
          head={[t('links.importing.line'), t('links.link'), t('links.importing.issue')]}
        >
          {notes.map(({ line, slug, reason, url }) => (
            <tr key={`${line} ${reason}`}>
              <td>{line}</td>
              <td>
                <a href={linkPath(slug)}>{slug}</a>
              </td>
              <td>{t(`links.importing.${reason}`, { url })}</td>
            </tr>
          ))}
        </Table>
      )}
      <More count={count - notes.length} t={t} />
    </>
  );
}

const More = ({ count, t }: { count: number; t: WorkbenchTranslator }) =>
  count > 0 && <p>{t('links.importing.more', { count })}</p>;
