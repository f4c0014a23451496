'use client';

import { useEffect, useId, useRef } from 'react';
import useSWR from 'swr';
import button from '@/components/ui/button.module.css';
import { FieldError } from '@/components/ui/field-error';
import status from '@/components/ui/form-status.module.css';
import { getHelpArticles } from '@/lib/client/chat/chat-api';
import { useFormSubmission } from '@/lib/client/forms/use-form-submission';
import type { ClientMessages } from '@/lib/client/messages/client-messages';
import { overlayRef } from '@/lib/client/layout/avoid-overlap';
import { honeypotField } from '@/lib/contract/forms';
import type { LocaleCode } from '@/lib/i18n/locales';
import { linkPath, splitLocale } from '@/lib/i18n/locale-paths';
import type { PathOf } from '@/lib/urls/path-to';
import styles from './builtin-chat-panel.module.css';

const contactPath: PathOf<'pre-sales'> = '/pre-sales';

type MessageProps = { messages: ClientMessages['chat']; contactMessages: ClientMessages['contact'] };

export type PanelProps = MessageProps & {
  locale: LocaleCode;
  /** Empty until it has loaded. */
  contactEmail: string;
  isOpen: boolean;
};

function Articles({ locale, heading }: { locale: LocaleCode; heading: string }) {
  const { data: articles = [] } = useSWR(['help-articles', locale], () => getHelpArticles(locale), {
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  });
  if (articles.length === 0) return null;
  return (
    <>
      <h3 className={styles.partHeading}>{heading}</h3>
      <ul className={styles.list}>
        {articles.map(({ title, path, language }) => (
          <li key={path}>
            {/* The endpoint does not know whether the page's URL has a language prefix. */}
            <a href={linkPath(locale, splitLocale(path).path)} lang={language}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Form for a message; input is retained until it is delivered. */
function MessageForm({ locale, messages, contactMessages }: MessageProps & { locale: LocaleCode }) {
  const { message, state, formProps } = useFormSubmission('site/message', contactMessages);
  return (
    <form className={styles.form} {...formProps}>
      <input type="hidden" name="locale" value={locale} />
      <label className={styles.field}>
        {messages.email}
        <input name="email" type="email" autoComplete="email" aria-describedby="chat-email-error" />
      </label>
      <FieldError id="chat-email-error" messages={contactMessages} />
      <label className={styles.field}>
        {messages.message}
        <textarea name="content" rows={3} required aria-describedby="chat-content-error" />
      </label>
      <FieldError id="chat-content-error" messages={contactMessages} />
      {/* Honeypot: hidden and not tabbable, so only bots fill it in. */}
      <div className={styles.honeypot} aria-hidden="true">
        <input name={honeypotField} type="text" tabIndex={-1} autoComplete="off" />
      </div>
      <button className={button.primary} type="submit" data-click="chat message">
        {messages.send}
      </button>
      <p className={status.status} role="status" data-state={state}>
        {message}
      </p>
    </form>
  );
}

/** Panel of the built-in chat: message form, help articles and other contact options. */
export function BuiltinChatPanel({ locale, messages, contactMessages, contactEmail, isOpen }: PanelProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (isOpen) heading.current?.focus();
  }, [isOpen]);

  return (
    // Hidden instead of removed, so that input is retained.
    <div
      className={styles.panel}
      ref={overlayRef}
      role="dialog"
      tabIndex={-1}
      aria-labelledby={id}
      hidden={!isOpen}
      data-overlay="chat"
    >
      <h2 className={styles.heading} id={id} ref={heading} tabIndex={-1}>
        {messages.heading}
      </h2>
      <h3 className={styles.partHeading}>{messages.leaveMessage}</h3>
      <MessageForm locale={locale} messages={messages} contactMessages={contactMessages} />
      <Articles locale={locale} heading={messages.popularArticles} />
      <h3 className={styles.partHeading}>{messages.otherContactOptions}</h3>
      <ul className={styles.list}>
        <li>
          <a href={linkPath(locale, contactPath)}>{messages.preSales}</a>
        </li>
        {contactEmail ? (
          <li translate="no">
            <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
          </li>
        ) : null}
      </ul>
    </div>
  );
}
