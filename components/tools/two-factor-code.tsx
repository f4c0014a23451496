'use client';

import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { interpolate } from '@/lib/client/messages/interpolate';
import type { OtpAlgorithm, OtpFailure } from '@/lib/tools/two-factor-code/account';
import { isClockWrong, type ClockDrift } from '@/lib/tools/two-factor-code/clock-drift';
import { formatOtpauthUrl } from '@/lib/tools/two-factor-code/otpauth-url';
import { addLines, readAccounts } from '@/lib/tools/two-factor-code/read-accounts';
import { LineErrors } from './line-errors';
import { qrReader } from './qr-reader';
import type { ToolProps } from './tool';
import { elementById } from './tool-elements';
import type { ToolMessages } from './tool-messages';
import styles from './tool-form.module.css';
import { TwoFactorAccounts } from './two-factor-accounts';
import { TwoFactorCamera } from './two-factor-camera';
import { TwoFactorClock } from './two-factor-clock';
import { cameraPlaceId } from './two-factor-code-elements';
import { TwoFactorVault } from './two-factor-vault';
import { maxImageMegabytes, useQrFile, type ImageError } from './use-qr-file';
import { setToolValue, toolValue, useToolValues } from './use-tool-form';

type Messages = ToolMessages<'two-factor-code'>;

const isOtpText = (text: string) => /^otpauth(?:-migration)?:/i.test(text);

const addToSecrets = (texts: readonly string[]) => setToolValue('secrets', addLines(toolValue('secrets'), texts));

function imageText(error: ImageError, { tool, common }: Messages): string {
  if (error === 'tooLarge') return interpolate(common.fileTooLarge, { size: maxImageMegabytes });
  return error === 'noQr' ? tool.noQr : tool.notImage;
}

const reasonText = ({ error, detail = '' }: OtpFailure, { tool }: Messages) =>
  interpolate(tool.reasons[error], { detail });

/** The codes of the accounts in the page's controls. */
export default function TwoFactorCode({ messages, language }: ToolProps<'two-factor-code'>) {
  const { tool, common } = messages;
  const { secrets = '', algorithm, digits, period } = useDeferredValue(useToolValues());
  const [clock, setClock] = useState<ClockDrift | null>(null);
  const [isForeignCode, setForeignCode] = useState(false);

  const onRead = useCallback((texts: readonly string[]) => {
    const found = texts.filter(isOtpText);
    setForeignCode(found.length === 0);
    if (found.length > 0) addToSecrets(found);
    return found.length > 0;
  }, []);
  const imageError = useQrFile(onRead);

  const { accounts, errors, parts } = useMemo(
    () =>
      readAccounts(secrets, {
        algorithm: algorithm as OtpAlgorithm,
        digits: Number(digits),
        period: Number(period),
      }),
    [secrets, algorithm, digits, period],
  );
  const alert = imageError ? imageText(imageError, messages) : isForeignCode ? tool.foreignCode : '';
  const drift = clock && isClockWrong(clock) ? clock.drift : 0;

  return (
    <>
      {createPortal(<TwoFactorCamera messages={tool} onRead={onRead} />, elementById(cameraPlaceId))}
      {alert ? <p role="alert">{alert}</p> : null}
      {accounts.length > 0 ? (
        <TwoFactorAccounts accounts={accounts} drift={drift} messages={messages} />
      ) : (
        <p className={styles.waiting}>{tool.empty}</p>
      )}
      {parts && parts.read < parts.count ? <p className={styles.note}>{interpolate(tool.parts, parts)}</p> : null}
      <LineErrors
        heading={common.errors}
        messages={common}
        errors={errors.map(({ line, ...failure }) => ({ line, text: reasonText(failure, messages) }))}
      />
      {accounts.length > 0 ? (
        <TwoFactorClock messages={tool} language={language} result={clock} onResult={setClock} />
      ) : null}
      <TwoFactorVault
        messages={tool}
        text={accounts.map(formatOtpauthUrl).join('\n')}
        onUnlock={(text) => addToSecrets(text.split('\n'))}
      />
    </>
  );
}

/** The tool, once its reader of QR codes is loaded, too. */
export async function withQrReader(): Promise<{ default: typeof TwoFactorCode }> {
  await qrReader();
  return { default: TwoFactorCode };
}
