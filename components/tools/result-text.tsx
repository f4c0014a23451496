import { CopyButton } from '@/components/ui/copy-button';
import button from '@/components/ui/button.module.css';
import field from '@/components/ui/field.module.css';
import type { ToolId } from '@/lib/urls/catalog';
import { downloadFile } from './download-file';
import type { ToolMessages } from './tool-messages';
import styles from './tool-form.module.css';

/** Characters that are shown: a browser takes seconds to lay out millions. */
const maxShown = 100_000;

type ResultTextProps = {
  text: string;
  label: string;
  fileName: string;
  messages: ToolMessages<ToolId>['common'];
};

/** A result of a tool, to copy or to save as a file. */
export function ResultText({ text, label, fileName, messages }: ResultTextProps) {
  const type = fileName.endsWith('.json') ? 'application/json' : 'text/plain';
  return (
    <div className={styles.output}>
      <textarea
        className={field.input}
        value={text.length > maxShown ? `${text.slice(0, maxShown)}…` : text}
        aria-label={label}
        spellCheck={false}
        translate="no"
        readOnly
      />
      <div className={styles.buttons}>
        <CopyButton key={text} text={text} label={messages.copy} copiedLabel={messages.copied} subject={label} />
        <button className={button.small} type="button" onClick={() => downloadFile(fileName, text, type)}>
          {messages.save}
        </button>
      </div>
    </div>
  );
}
