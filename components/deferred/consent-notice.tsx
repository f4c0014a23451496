'use client';

import { useCallback, useState } from 'react';
import { createPortal } from 'react-dom';
import { ConsentSettings } from '@/components/deferred/consent-settings';
import button from '@/components/ui/button.module.css';
import { Icon } from '@/components/ui/icon';
import { recordConsent } from '@/lib/client/api/site-api';
import { mergeRefs } from '@/lib/client/page/merge-refs';
import type { ClientMessages } from '@/lib/client/messages/client-messages';
import { createBottomBarRef } from '@/lib/client/layout/avoid-overlap';
import { returnFocus } from '@/lib/client/focus/return-focus';
import { linkPath } from '@/lib/i18n/locale-paths';
import type { LocaleCode } from '@/lib/i18n/locales';
import { fullConsent, noticeSlotId, noConsent, type Choice } from '@/lib/contract/consent-policy';
import { useConsent } from '@/lib/client/privacy/consent-store';
import type { PathOf } from '@/lib/urls/path-to';
import styles from './consent-notice.module.css';

const policyPath: PathOf<'html', { html: 'cookie-policy' }> = '/cookie-policy';

const noticeRef = mergeRefs(returnFocus, createBottomBarRef('--consent-notice-height'));

export type NoticeProps = { messages: ClientMessages['consent']; locale: LocaleCode };

/**
 * Notice that asks for consent to analytics and third-party services; its settings replace the notice. It is rendered
 * after the skip link, so that keyboard and screen reader users reach it first. It stays until a choice is made: Escape
 * does not close it, because the notice would reappear on the next page.
 */
export function ConsentNotice({ messages, locale }: NoticeProps) {
  const { consent, mode, areSettingsOpen, choose, openSettings } = useConsent();
  const [draft, setDraft] = useState<Choice>(consent ?? noConsent);
  const close = useCallback(() => openSettings(false), [openSettings]);

  if (!consent) return null;
  const decide = (choice: Choice) => {
    choose(choice);
    void recordConsent(choice, locale).catch(() => {
      // The choice applies in this browser even if it could not be reported.
    });
  };
  const policy = <a href={linkPath(locale, policyPath)}>{messages.policy}</a>;
  const choiceButtons = (
    <>
      <button className={button.secondary} type="button" onClick={() => decide(noConsent)}>
        {messages.rejectAll}
      </button>
      <button className={button.secondary} type="button" onClick={() => decide(fullConsent)}>
        {messages.acceptAll}
      </button>
    </>
  );
  if (areSettingsOpen) {
    return (
      <ConsentSettings
        messages={messages}
        locale={locale}
        consent={consent}
        draft={draft}
        setDraft={setDraft}
        close={close}
      >
        {consent.isFromPrivacySignal ? null : (
          <>
            {choiceButtons}
            <button className={button.secondary} type="button" onClick={() => decide(draft)}>
              {messages.save}
            </button>
          </>
        )}
        <button className={styles.close} type="button" onClick={close}>
          {messages.close}
        </button>
        {policy}
      </ConsentSettings>
    );
  }
  const notice = (
    <section className={styles.notice} ref={noticeRef} aria-label={messages.label} data-brand-colors="">
      <p className={styles.text}>
        {mode === 'opt-in' ? messages.optIn : messages.optOut} <span className={styles.policy}>{policy}</span>
      </p>
      <div className={styles.choices}>
        {choiceButtons}
        <button className={styles.settings} type="button" title={messages.settings} onClick={() => openSettings(true)}>
          <Icon name="sliders-horizontal" />
          <span className="visually-hidden">{messages.settings}</span>
        </button>
      </div>
    </section>
  );
  const slot = document.getElementById(noticeSlotId);
  return slot ? createPortal(notice, slot) : notice;
}
