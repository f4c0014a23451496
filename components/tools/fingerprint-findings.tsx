import { useState } from 'react';
import { interpolate } from '@/lib/client/messages/interpolate';
import { findTraces, traces } from '@/lib/tools/fingerprint-check/automation-traces';
import { findContradictions, rules } from '@/lib/tools/fingerprint-check/rules';
import { formatSignal, signalNames, type SignalId, type Signals } from '@/lib/tools/fingerprint-check/signals';
import { elementById, toolDocsId } from './tool-elements';
import { Finding, Findings } from './tool-findings';
import styles from './tool-findings.module.css';
import type { ToolMessages } from './tool-messages';

type Messages = ToolMessages<'fingerprint-check'>['tool'];

const readDocs = () => JSON.parse(elementById(toolDocsId).dataset.links ?? '{}') as Readonly<Record<string, string>>;

/** Which signals contradict each other, and traces of automation. */
export function FingerprintFindings({ signals, messages }: { signals: Signals; messages: Messages }) {
  const [docs] = useState(readDocs);
  const contradictions = findContradictions(signals);
  const found = findTraces(signals);
  const show = (ids: readonly SignalId[]) => ids.map((id) => [signalNames[id], formatSignal(signals[id])] as const);
  return (
    <>
      <Findings heading={messages.contradictions}>
        {contradictions.length === 0 ? (
          <p className={styles.fine}>{interpolate(messages.noContradictions, { count: Object.keys(rules).length })}</p>
        ) : (
          <ul className={styles.list}>
            {contradictions.map(({ id, signals: ids, reason, doc }) => (
              <Finding key={id} level="attention" title={messages.reasons[reason]} values={show(ids)}>
                {/* In a tab of its own, so that the result stays. */}
                <a href={docs[doc]} target="_blank" rel="noopener">
                  {messages.docs}
                </a>
              </Finding>
            ))}
          </ul>
        )}
      </Findings>
      <Findings heading={messages.automation} note={<p>{messages.tracesNote}</p>}>
        {found.length === 0 ? (
          <p>{interpolate(messages.noTraces, { count: Object.keys(traces).length })}</p>
        ) : (
          <ul className={styles.list}>
            {found.map(({ id, signal }) => (
              <Finding key={id} level="info" title={messages.traces[id]} values={show([signal])} />
            ))}
          </ul>
        )}
      </Findings>
    </>
  );
}
