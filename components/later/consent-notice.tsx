'use client';

import { useEffect, useRef, useState } from 'react';
import button from '@/components/ui/button.module.css';
import { eraseDevice, recordConsent } from '@/lib/browser/calls/own-calls';
import type { ClientWords } from '@/lib/browser/page/client-words';
import { returnFocus } from '@/lib/browser/page/return-focus';
import { linkPath } from '@/lib/i18n/paths';
import { languageOf, type LocaleCode } from '@/lib/i18n/locales';
import { everything, nothing, type Choice } from '@/lib/protocol/consent';
import { useConsent } from '@/lib/browser/privacy/consent-store';
import type { PathOf } from '@/lib/routes/path-to';
import { formatCount } from '@/lib/browser/privacy/format-count';
import styles from './consent-notice.module.css';

const policyPath: PathOf<'html', { html: 'cookie-policy' }> = '/cookie-policy';

export type NoticeProps = { words: ClientWords['consent']; locale: LocaleCode };
type Purpose = keyof Choice;

const purposes: readonly Purpose[] = ['measurement', 'services'];

function Option({
  label,
  text,
  ...box
}: {
  label: string;
  text: string;
  checked: boolean;
  disabled?: boolean;
  onChange?: (checked: boolean) => void;
}) {
  return (
    <label className={styles.option}>
      <input
        type="checkbox"
        checked={box.checked}
        disabled={box.disabled}
        onChange={({ target }) => box.onChange?.(target.checked)}
      />
      <span>
        <strong>{label}</strong>
        <br />
        {text}
      </span>
    </label>
  );
}

/** What was collected under this browser's number can be had erased, whatever the choice is. */
function EraseButton({ words, locale }: NoticeProps) {
  const [said, setSaid] = useState('');
  const erase = async () => {
    const erased = await eraseDevice().catch(() => null);
    setSaid(erased === null ? words.eraseFailed : formatCount(words.erased, erased, languageOf(locale)));
  };
  return (
    <p className={styles.erase}>
      <button className={button.small} type="button" onClick={() => void erase()}>
        {words.erase}
      </button>{' '}
      <span role="status">{said}</span>
    </p>
  );
}

/** Asks for, or tells of, measurement and services of others; and holds the settings. */
export function ConsentNotice({ words, locale }: NoticeProps) {
  const { consent, mode, areSettingsOpen, choose, openSettings } = useConsent();
  const [draft, setDraft] = useState<Choice>(consent ?? nothing);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (!areSettingsOpen) return;
    heading.current?.focus();
    const onKey = ({ key }: KeyboardEvent) => {
      const focused = document.activeElement;
      // What else has the focus may have a use of its own for the key.
      const isHere = focused === document.body || heading.current?.parentElement?.contains(focused);
      if (key === 'Escape' && isHere) openSettings(false);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [areSettingsOpen, openSettings]);

  if (!consent) return null;
  const decide = (choice: Choice) => {
    choose(choice);
    void recordConsent(choice, locale).catch(() => {
      // The choice holds in this browser, whether or not it could be counted.
    });
  };
  return (
    // Settings that close lead the focus back as well where the notice stays.
    <section key={String(areSettingsOpen)} className={styles.notice} aria-label={words.label} ref={returnFocus}>
      {areSettingsOpen ? (
        <>
          <h2 className={styles.heading} ref={heading} tabIndex={-1}>
            {words.heading}
          </h2>
          <Option label={words.needed} text={words.neededText} checked disabled />
          {purposes.map((purpose) => (
            <Option
              key={purpose}
              label={words[purpose]}
              text={words[`${purpose}Text`]}
              checked={!consent.isBySignal && draft[purpose]}
              disabled={consent.isBySignal}
              onChange={(checked) => setDraft({ ...draft, [purpose]: checked })}
            />
          ))}
          {consent.isBySignal ? <p className={styles.text}>{words.signal}</p> : null}
          <EraseButton words={words} locale={locale} />
        </>
      ) : (
        <p className={styles.text}>
          {mode === 'opt-in' ? words.optIn : words.optOut} <a href={linkPath(locale, policyPath)}>{words.policy}</a>
        </p>
      )}
      <div className={styles.actions}>
        {consent.isBySignal ? null : (
          <>
            <button className={button.quiet} type="button" onClick={() => decide(nothing)}>
              {words.refuse}
            </button>
            <button className={button.quiet} type="button" onClick={() => decide(everything)}>
              {words.accept}
            </button>
            {areSettingsOpen ? (
              <button className={button.quiet} type="button" onClick={() => decide(draft)}>
                {words.save}
              </button>
            ) : (
              <button className={styles.more} type="button" onClick={() => openSettings(true)}>
                {words.settings}
              </button>
            )}
          </>
        )}
        {areSettingsOpen ? (
          <button className={styles.more} type="button" onClick={() => openSettings(false)}>
            {words.close}
          </button>
        ) : null}
      </div>
    </section>
  );
}
