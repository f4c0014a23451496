import QRCode from 'qrcode';
import type { Flash } from '@/lib/workbench/forms/flash';
import { workbenchTranslator } from '@/lib/workbench/page-context';
import { Button, Field, WorkbenchForm } from './form';
import { Section } from './shell';

const page = 'account';

/** Turns the authenticator app of an account on and off. The key is shown once, while it is set up. */
export async function SecondFactor({ isOn, flash }: { isOn: boolean; flash: Flash | null }) {
  const t = await workbenchTranslator();
  if (isOn) {
    return (
      <Section title={t('account.secondFactor.title')} lead={t('account.secondFactor.on')}>
        <WorkbenchForm page={page} action="remove-factor">
          <PasswordField action="remove-factor" flash={flash} />
          <Button kind="danger">{t('account.secondFactor.remove')}</Button>
        </WorkbenchForm>
      </Section>
    );
  }
  return (
    <Section title={t('account.secondFactor.title')} lead={t('account.secondFactor.off')}>
      {flash?.secondFactor && <Setup {...flash.secondFactor} />}
      {flash?.secondFactor || flash?.action === 'confirm-factor' ? (
        <WorkbenchForm page={page} action="confirm-factor">
          <Field name="code" label={t('account.secondFactor.code')} autoComplete="one-time-code" inputMode="numeric" />
          <Button kind="primary">{t('account.secondFactor.confirm')}</Button>
        </WorkbenchForm>
      ) : (
        <WorkbenchForm page={page} action="start-factor">
          <PasswordField action="start-factor" flash={flash} />
          <Button>{t('account.secondFactor.start')}</Button>
        </WorkbenchForm>
      )}
    </Section>
  );
}

async function PasswordField({ action, flash }: { action: string; flash: Flash | null }) {
  const t = await workbenchTranslator();
  return (
    <Field
      name="password"
      idPrefix="factor-"
      type="password"
      label={t('account.secondFactor.confirmPassword')}
      autoComplete="current-password"
      isInvalid={flash?.action === action && flash.field === 'password'}
    />
  );
}

async function Setup({ uri, codes }: NonNullable<Flash['secondFactor']>) {
  const t = await workbenchTranslator();
  const svg = await QRCode.toString(uri, { type: 'svg', margin: 2 });
  return (
    <>
      <p>{t('account.secondFactor.scan')}</p>
      {/* An image, since the policy of the workbench allows no inline styles. */}
      <img
        width={200}
        height={200}
        alt={t('account.secondFactor.qrAlt')}
        src={`data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`}
      />
      <p>
        {t('account.secondFactor.key')}: <code>{new URL(uri).searchParams.get('secret')}</code>
      </p>
      <h3>{t('account.secondFactor.codes')}</h3>
      <p>{t('account.secondFactor.codesHint')}</p>
      <pre>{codes.join('\n')}</pre>
    </>
  );
}
