import { useState } from 'react';
import button from '@/components/ui/button.module.css';
import { interpolate } from '@/lib/client/messages/interpolate';

type AskServerProps = {
  /** The server that is asked, which the label names. */
  host: string;
  /** Label and error, with the placeholder `{host}`. */
  ask: string;
  failed: string;
  onAsk: () => Promise<void>;
};

/** A button that asks one server, and says which. */
export function AskServer({ host, ask, failed, onAsk }: AskServerProps) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  async function run() {
    setState('busy');
    setState(
      await onAsk().then(
        () => 'idle',
        () => 'failed',
      ),
    );
  }
  return (
    <>
      <div>
        <button className={button.small} type="button" aria-busy={state === 'busy'} onClick={() => void run()}>
          {interpolate(ask, { host })}
        </button>
      </div>
      {state === 'failed' ? <p role="alert">{interpolate(failed, { host })}</p> : null}
    </>
  );
}
