import { useEffect, useMemo, useState } from 'react';
import { CopyButton } from '@/components/ui/copy-button';
import { interpolate } from '@/lib/client/messages/interpolate';
import { shortSecretLength, type OtpAccount } from '@/lib/tools/two-factor-code/account';
import { formatOtpauthUrl } from '@/lib/tools/two-factor-code/otpauth-url';
import { groupCode, secondsLeft, totpCode } from '@/lib/tools/two-factor-code/totp';
import type { ToolMessages } from './tool-messages';
import styles from './tool-form.module.css';
import code from './two-factor-code.module.css';

type Messages = ToolMessages<'two-factor-code'>;

/** The time in ms since 1970, renewed with every second of it. @param drift how far this computer's clock is ahead */
function useTime(drift: number): number {
  const [time, setTime] = useState(() => Date.now() - drift);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      const now = Date.now() - drift;
      setTime(now);
      timer = setTimeout(tick, 1000 - (now % 1000));
    };
    tick();
    return () => clearTimeout(timer);
  }, [drift]);
  return time;
}

type AccountProps = { account: OtpAccount; number: number; time: number; messages: Messages };

function Account({ account, number, time, messages: { tool, common } }: AccountProps) {
  const { issuer, name, secret, algorithm, digits, period } = account;
  const left = secondsLeft(account, time);
  const start = Math.floor(time / 1000 / period) * period * 1000;
  const current = useMemo(() => totpCode(account, start), [account, start]);
  const title = [issuer, name].filter(Boolean).join(' · ') || interpolate(tool.account, { number });
  return (
    <li>
      <h3 className={code.name}>
        <bdi>{title}</bdi>
      </h3>
      <p className={code.code} translate="no" data-code>
        {groupCode(current)}
      </p>
      <CopyButton key={current} text={current} label={common.copy} copiedLabel={common.copied} subject={title} />
      <div className={code.time}>
        <progress value={left} max={period} aria-label={tool.timeLeft} />
        <span>{interpolate(tool.secondsLeft, { count: left })}</span>
      </div>
      <p className={styles.hint}>
        {interpolate(tool.summary, { algorithm: algorithm.replace('SHA', 'SHA-'), digits, period })}
      </p>
      {secret.length < shortSecretLength ? <p className={styles.note}>{tool.shortSecret}</p> : null}
    </li>
  );
}

type AccountsProps = { accounts: readonly OtpAccount[]; drift: number; messages: Messages };

/** The codes of all accounts at this moment. @param drift how far this computer's clock is ahead, in ms */
export function TwoFactorAccounts({ accounts, drift, messages }: AccountsProps) {
  const time = useTime(drift);
  return (
    <section>
      <h2 className={code.heading}>{messages.tool.codes}</h2>
      <ul className={code.accounts}>
        {accounts.map((account, i) => (
          <Account key={formatOtpauthUrl(account)} account={account} number={i + 1} time={time} messages={messages} />
        ))}
      </ul>
    </section>
  );
}
