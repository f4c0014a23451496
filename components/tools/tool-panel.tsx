import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { ToolId } from '@/lib/urls/catalog';
import { toolResultId, toolStatusId } from './tool-elements';
import styles from './tool-form.module.css';

type ToolPanelProps = {
  id: ToolId;
  /** Name of the tool. */
  label: string;
  /** Whether the result is next to the controls in wide viewports. */
  isSideBySide?: boolean;
  /** The controls, which keep what is typed until the tool's script reads it. */
  children: ReactNode;
};

/**
 * The frame of a tool: its state, its controls, and the place of its result. The controls belong to no form that could
 * be sent: with this method and outside of a dialog, Enter does nothing.
 */
export async function ToolPanel({ id, label, isSideBySide = false, children }: ToolPanelProps) {
  const t = await getTranslations('tools.common');
  return (
    <section className={styles.panel} aria-label={label} data-tool={id}>
      <p className={styles.status}>
        <output className="with-scripts" id={toolStatusId} data-state="loading">
          {t('loading')}
        </output>
        <span className="with-scripts">{t('staysHere')}</span>
        <strong className="without-scripts">{t('needsScripts')}</strong>
      </p>
      <div className={isSideBySide ? `${styles.body} ${styles.sideBySide}` : styles.body}>
        <form className={styles.form} method="dialog" autoComplete="off" aria-label={label}>
          {children}
          {/* Enter in a field presses it, and nothing happens: results follow what is typed. */}
          <button type="submit" hidden>
            {label}
          </button>
        </form>
        <div className={styles.result} id={toolResultId} data-failed={t('failed')} />
      </div>
    </section>
  );
}
