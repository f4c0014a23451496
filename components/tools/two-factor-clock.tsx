import { useState } from 'react';
import button from '@/components/ui/button.module.css';
import { interpolate } from '@/lib/client/messages/interpolate';
import { isClockWrong, measureDrift, roundDuration, type ClockDrift } from '@/lib/tools/two-factor-code/clock-drift';
import type { ToolMessages } from './tool-messages';
import styles from './tool-form.module.css';
import code from './two-factor-code.module.css';

type Messages = ToolMessages<'two-factor-code'>['tool'];

/** Asks this site for the time. @returns null without a usable answer */
async function askForTime(): Promise<ClockDrift | null> {
  const sent = Date.now();
  try {
    const signal = AbortSignal.timeout(10_000);
    const { headers } = await fetch(location.pathname, { method: 'HEAD', cache: 'no-store', signal });
    return measureDrift(headers, { sent, received: Date.now() });
  } catch {
    return null;
  }
}

function resultText(result: ClockDrift, messages: Messages, language: string): string {
  const format = (duration: number) => {
    const { value, unit } = roundDuration(duration);
    return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' }).format(value);
  };
  if (!isClockWrong(result)) return interpolate(messages.clockRight, { uncertainty: format(result.uncertainty + 500) });
  return interpolate(result.drift > 0 ? messages.clockFast : messages.clockSlow, { drift: format(result.drift) });
}

type ClockProps = {
  messages: Messages;
  language: string;
  result: ClockDrift | null;
  onResult: (result: ClockDrift | null) => void;
};

/** Compares this computer's clock with this site's after a click. */
export function TwoFactorClock({ messages, language, result, onResult }: ClockProps) {
  const [state, setState] = useState<'idle' | 'asking' | 'failed'>('idle');

  async function check() {
    setState('asking');
    const answer = await askForTime();
    setState(answer ? 'idle' : 'failed');
    onResult(answer);
  }

  return (
    <section>
      <h2 className={code.heading}>{messages.clock}</h2>
      <p className={styles.hint}>{messages.clockHint}</p>
      <button className={button.small} type="button" aria-busy={state === 'asking'} onClick={() => void check()}>
        {messages.clockCheck}
      </button>
      <p className={code.remark} role="status">
        {state === 'failed' ? messages.clockFailed : null}
        {state === 'idle' && result ? resultText(result, messages, language) : null}
      </p>
    </section>
  );
}
