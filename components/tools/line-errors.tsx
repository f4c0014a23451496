import { interpolate } from '@/lib/client/messages/interpolate';
import type { ToolMessages } from './tool-messages';
import type { ToolId } from '@/lib/urls/catalog';
import styles from './tool-form.module.css';

const maxShown = 20;

type LineErrorsProps = {
  heading: string;
  errors: readonly { line: number; text: string }[];
  /** How many there are, if `errors` are only the first. */
  total?: number;
  messages: ToolMessages<ToolId>['common'];
};

/** Remarks about lines of the input; nothing if there are none. */
export function LineErrors({ heading, errors, messages, total = errors.length }: LineErrorsProps) {
  if (errors.length === 0) return null;
  return (
    <details className={styles.details} open>
      <summary>
        {heading}: {total}
      </summary>
      <ul className={styles.lines}>
        {errors.slice(0, maxShown).map(({ line, text }) => (
          <li key={`${line} ${text}`}>
            <strong>{interpolate(messages.line, { line })}</strong> {text}
          </li>
        ))}
        {total > maxShown ? <li>{interpolate(messages.moreErrors, { count: total - maxShown })}</li> : null}
      </ul>
    </details>
  );
}
