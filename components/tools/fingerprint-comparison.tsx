import { useId, useState } from 'react';
import { interpolate } from '@/lib/client/messages/interpolate';
import { compareResults, readResult, type Result } from '@/lib/tools/fingerprint-check/results';
import { signalNames, type SignalId, type Signals } from '@/lib/tools/fingerprint-check/signals';
import { readTextFile } from './read-text-file';
import { Findings, ValueTable } from './tool-findings';
import styles from './tool-findings.module.css';
import form from './tool-form.module.css';
import type { ToolMessages } from './tool-messages';

type Messages = ToolMessages<'fingerprint-check'>;

/** A saved result is a few kilobytes. */
const maxMegabytes = 1;

const dateOf = ({ checkedAt }: Result, language: string) =>
  new Date(checkedAt).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' });

type DifferencesProps = { before: Result['signals']; after: Result['signals']; columns: readonly string[] };

function Differences({ before, after, columns }: DifferencesProps) {
  const rows = compareResults(before, after).map(({ signal, before: old, after: now }) => ({
    name: signalNames[signal],
    values: [old, now],
  }));
  return <ValueTable rows={rows} columns={columns} />;
}

type StabilityProps = {
  checked: { signals: Signals; noisy: readonly SignalId[]; last: Result | null };
  messages: Messages['tool'];
  language: string;
};

/** What changes from one look to the next, and what has changed since the last visit. */
export function FingerprintStability({ checked: { signals, noisy, last }, messages, language }: StabilityProps) {
  const date = last ? dateOf(last, language) : '';
  const isChanged = last !== null && compareResults(last.signals, signals).length > 0;
  return (
    <Findings heading={messages.stability}>
      {noisy.length > 0 ? (
        <p>{interpolate(messages.noisy, { list: noisy.map((id) => signalNames[id]).join(', ') })}</p>
      ) : (
        <p>{messages.notNoisy}</p>
      )}
      <p>{last ? interpolate(isChanged ? messages.changed : messages.unchanged, { date }) : messages.noLastVisit}</p>
      {isChanged ? (
        <Differences before={last.signals} after={signals} columns={[messages.value, messages.before, messages.now]} />
      ) : null}
    </Findings>
  );
}

type ComparisonProps = {
  /** This browser's result; null before the check. */
  current: Result | null;
  messages: Messages;
  language: string;
};

/** Two saved results, or one and that of this browser. */
export function FingerprintComparison({ current, messages: { tool }, language }: ComparisonProps) {
  const [files, setFiles] = useState<readonly { name: string; result: Result | null }[]>([]);
  const hintId = useId();

  async function read(list: FileList | null): Promise<void> {
    const reading = [...(list ?? [])].slice(0, 2).map(async (file) => ({
      name: file.name,
      result: readResult(await readTextFile(file, maxMegabytes).catch(() => null)),
    }));
    setFiles(await Promise.all(reading));
  }

  const invalid = files.find(({ result }) => result === null);
  const named = files.flatMap(({ name, result }) =>
    result ? [{ label: `${name}, ${dateOf(result, language)}`, result }] : [],
  );
  const [first, second = current && { label: tool.thisBrowser, result: current }] = named;
  return (
    <Findings heading={tool.files}>
      <input
        className={styles.file}
        type="file"
        accept=".json,application/json"
        aria-label={tool.files}
        aria-describedby={hintId}
        multiple
        onChange={({ target }) => void read(target.files)}
      />
      <p className={form.hint} id={hintId}>
        {tool.filesHint}
      </p>
      {invalid ? <p role="alert">{interpolate(tool.notResult, { name: invalid.name })}</p> : null}
      {!invalid && first && !second ? <p>{tool.checkFirst}</p> : null}
      {!invalid && first && second ? (
        compareResults(first.result.signals, second.result.signals).length === 0 ? (
          <p className={styles.fine}>{tool.same}</p>
        ) : (
          <Differences
            before={first.result.signals}
            after={second.result.signals}
            columns={[tool.value, first.label, second.label]}
          />
        )
      ) : null}
    </Findings>
  );
}
