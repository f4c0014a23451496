import {
  formatSignal,
  signalGroups,
  signalNames,
  switchedOffFeatures,
  type SignalGroup,
  type SignalId,
  type Signals,
} from '@/lib/tools/fingerprint-check/signals';
import { Findings, ValueTable } from './tool-findings';
import styles from './tool-findings.module.css';
import form from './tool-form.module.css';
import type { ToolMessages } from './tool-messages';

const groupNames = Object.keys(signalGroups) as SignalGroup[];

type FingerprintValuesProps = { signals: Signals; messages: ToolMessages<'fingerprint-check'>['tool'] };

/** All values by group, and what the site's policy keeps from being read. */
export function FingerprintValues({ signals, messages }: FingerprintValuesProps) {
  return (
    <>
      <Findings heading={messages.all}>
        {groupNames.map((group) => (
          <details className={form.details} key={group}>
            <summary>{messages.groups[group]}</summary>
            <ValueTable
              rows={(Object.keys(signalGroups[group]) as SignalId[]).map((id) => ({
                name: signalNames[id],
                values: [formatSignal(signals[id])],
              }))}
            />
          </details>
        ))}
      </Findings>
      <Findings heading={messages.policy}>
        <p>{messages.policyText}</p>
        <p className={styles.features} translate="no">
          {switchedOffFeatures.join(', ')}
        </p>
      </Findings>
    </>
  );
}
