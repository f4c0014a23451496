import { useEffect, useRef, useState, type ReactNode } from 'react';
import button from '@/components/ui/button.module.css';
import { eraseDevice } from '@/lib/client/api/site-api';
import { mergeRefs } from '@/lib/client/page/merge-refs';
import type { ClientMessages } from '@/lib/client/messages/client-messages';
import { overlayRef } from '@/lib/client/layout/avoid-overlap';
import { returnFocus } from '@/lib/client/focus/return-focus';
import { useConsent } from '@/lib/client/privacy/consent-store';
import { formatCount } from '@/lib/client/messages/format-count';
import { languageTag, type LocaleCode } from '@/lib/i18n/locales';
import type { Choice, Consent } from '@/lib/contract/consent-policy';
import styles from './consent-settings.module.css';

type MessageProps = { messages: ClientMessages['consent'] };
type Purpose = keyof Choice;

const purposes: readonly Purpose[] = ['analytics', 'services'];

const panelRef = mergeRefs(returnFocus, overlayRef);

type OptionProps = {
  label: string;
  text: string;
  checked: boolean;
  disabled?: boolean;
  onChange?: (checked: boolean) => void;
};

function Option({ label, text, ...input }: OptionProps) {
  return (
    <label className={styles.option}>
      <input
        type="checkbox"
        checked={input.checked}
        disabled={input.disabled}
        onChange={({ target }) => input.onChange?.(target.checked)}
      />
      <span>
        <strong>{label}</strong>
        <br />
        {text}
      </span>
    </label>
  );
}

/** Button that erases the data collected under this browser's id, regardless of the choice. */
function EraseButton({ messages, locale }: MessageProps & { locale: LocaleCode }) {
  const [status, setStatus] = useState('');
  const deleteData = async () => {
    const erased = await useConsent
      .getState()
      .erase(eraseDevice)
      .catch(() => null);
    setStatus(erased === null ? messages.eraseFailed : formatCount(messages.erased, erased, languageTag(locale)));
  };
  return (
    <p className={styles.deleteData}>
      <button className={button.small} type="button" onClick={() => void deleteData()}>
        {messages.erase}
      </button>{' '}
      <span role="status">{status}</span>
    </p>
  );
}

type ConsentSettingsProps = MessageProps & {
  locale: LocaleCode;
  consent: Consent;
  /** The visitor's current choice, or the default. */
  draft: Choice;
  setDraft: (draft: Choice) => void;
  close: () => void;
  /** Buttons to confirm, and the link to the policy. */
  children: ReactNode;
};

/** Settings per purpose, and erasure of collected data. */
export function ConsentSettings({ messages, locale, consent, draft, setDraft, close, children }: ConsentSettingsProps) {
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    heading.current?.focus();
    const onKey = ({ key }: KeyboardEvent) => {
      const focused = document.activeElement;
      // Other focused elements may handle the key themselves.
      const isFocusInside = focused === document.body || heading.current?.parentElement?.contains(focused);
      if (key === 'Escape' && isFocusInside) close();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [close]);

  return (
    <section className={styles.panel} ref={panelRef} aria-label={messages.label} data-overlay="" data-brand-colors="">
      <h2 className={styles.heading} ref={heading} tabIndex={-1}>
        {messages.heading}
      </h2>
      <Option label={messages.necessary} text={messages.necessaryText} checked disabled />
      {purposes.map((purpose) => (
        <Option
          key={purpose}
          label={messages[purpose]}
          text={messages[`${purpose}Text`]}
          checked={!consent.isFromPrivacySignal && draft[purpose]}
          disabled={consent.isFromPrivacySignal}
          onChange={(checked) => setDraft({ ...draft, [purpose]: checked })}
        />
      ))}
      {consent.isFromPrivacySignal ? <p className={styles.text}>{messages.privacySignal}</p> : null}
      <EraseButton messages={messages} locale={locale} />
      <div className={styles.actions}>{children}</div>
    </section>
  );
}
