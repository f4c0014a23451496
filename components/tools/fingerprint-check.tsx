'use client';

import { useState } from 'react';
import { CopyButton } from '@/components/ui/copy-button';
import button from '@/components/ui/button.module.css';
import { collectSignals, type Collected } from '@/lib/tools/fingerprint-check/collect/collect-signals';
import { readResult, writeResult, type Result } from '@/lib/tools/fingerprint-check/results';
import { findContradictions } from '@/lib/tools/fingerprint-check/rules';
import { findTraces } from '@/lib/tools/fingerprint-check/automation-traces';
import { formatSignal, signalNames } from '@/lib/tools/fingerprint-check/signals';
import { zoneOffset } from '@/lib/tools/zone-offset';
import { askVisitorIp } from './ask-visitor-ip';
import { AskServer } from './ask-server';
import { downloadFile } from './download-file';
import { FingerprintComparison, FingerprintStability } from './fingerprint-comparison';
import { FingerprintFindings } from './fingerprint-findings';
import { FingerprintValues } from './fingerprint-values';
import { ResultCounts } from './result-counts';
import type { ToolProps } from './tool';
import { Findings, ValueTable } from './tool-findings';
import findingStyles from './tool-findings.module.css';
import styles from './tool-form.module.css';
import { useLastResult } from './use-last-result';

type Checked = Collected & { checkedAt: string; last: Result | null };

const addressSignals = ['address', 'addressCountry', 'addressTimeZone'] as const;

/** What this browser shows to pages, and which of it contradicts each other. */
export default function FingerprintCheck({ messages, language }: ToolProps<'fingerprint-check'>) {
  const { tool, common } = messages;
  const [isRunning, setRunning] = useState(false);
  const [checked, setChecked] = useState<Checked | null>(null);
  const lastResult = useLastResult();

  async function check() {
    setRunning(true);
    const last = lastResult.read();
    const collected = await collectSignals();
    const checkedAt = new Date().toISOString();
    setChecked({ ...collected, checkedAt, last });
    lastResult.keep(writeResult(collected.signals, collected.noisy, checkedAt));
    setRunning(false);
  }

  async function askAddress() {
    const { ip, country, timeZone } = await askVisitorIp();
    const location = {
      address: ip,
      addressCountry: country || null,
      addressTimeZone: timeZone || null,
      addressOffset: zoneOffset(timeZone, new Date()),
    };
    setChecked((current) => current && { ...current, signals: { ...current.signals, ...location } });
  }

  const json = checked ? writeResult(checked.signals, checked.noisy, checked.checkedAt) : '';
  return (
    <>
      <div className={styles.buttons}>
        <button className={button.primary} type="button" aria-busy={isRunning} onClick={() => void check()}>
          {isRunning ? tool.running : checked ? tool.again : tool.start}
        </button>
        {checked ? (
          <>
            <CopyButton key={json} text={json} label={tool.copyJson} copiedLabel={common.copied} />
            <button
              className={button.small}
              type="button"
              onClick={() => downloadFile('fingerprint-check.json', json, 'application/json')}
            >
              {tool.saveJson}
            </button>
          </>
        ) : null}
      </div>
      {/* Announced once it is filled. */}
      <div aria-live="polite">
        {checked ? (
          <ResultCounts
            counts={[
              [tool.contradictions, findContradictions(checked.signals).length],
              [tool.automation, findTraces(checked.signals).length],
              [tool.values, Object.values(checked.signals).filter((value) => value !== null).length],
            ]}
          />
        ) : (
          <p className={styles.waiting}>{tool.empty}</p>
        )}
      </div>
      {checked ? (
        <div className={findingStyles.results}>
          <FingerprintFindings signals={checked.signals} messages={tool} />
          <FingerprintStability checked={checked} messages={tool} language={language} />
          <Findings heading={tool.addressHeading}>
            <AskServer host={location.host} ask={tool.askHost} failed={tool.failed} onAsk={askAddress} />
            {checked.signals.address ? (
              <ValueTable
                rows={addressSignals.map((id) => ({
                  name: signalNames[id],
                  values: [formatSignal(checked.signals[id])],
                }))}
              />
            ) : null}
          </Findings>
          <FingerprintValues signals={checked.signals} messages={tool} />
        </div>
      ) : null}
      <FingerprintComparison current={readResult(json)} messages={messages} language={language} />
    </>
  );
}
