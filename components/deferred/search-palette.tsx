'use client';

import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { SearchOptions, type SearchOption } from '@/components/deferred/search-options';
import { useSearch } from '@/components/deferred/use-search';
import { Icon } from '@/components/ui/icon';
import { isComposing } from '@/lib/client/page/is-composing';
import { formatCount } from '@/lib/client/messages/format-count';
import { withoutInvisibleCharacters } from '@/lib/i18n/invisible-characters';
import { languageTag, type LocaleCode } from '@/lib/i18n/locales';
import { linkPath } from '@/lib/i18n/locale-paths';
import type { PathOf } from '@/lib/urls/path-to';
import type { SearchHit } from '@/lib/search/search';
import styles from './search-palette.module.css';

const searchPath: PathOf<'search'> = '/search';

/** Pages suggested before anything is entered. */
const startPages = ['docs', 'helps', 'blog', 'release'] as const;
const startPaths: { [Id in (typeof startPages)[number]]: PathOf<Id> } = {
  docs: '/docs',
  helps: '/helps',
  blog: '/blog',
  release: '/release',
};

/** Inserts the query into a message. It goes last: it may contain characters special to the message. */
const interpolateQuery = (sentence: string, query: string) => sentence.split('\u0000').join(query);
const maskPlaceholder = (message: string) => message.split('{query}').join('\u0000');

const hitHref = (locale: LocaleCode, { path, anchor }: SearchHit) =>
  linkPath(locale, path) + (anchor ? `#${anchor}` : '');

type SearchPaletteProps = { locale: LocaleCode; close: () => void };

/** Search dialog: results appear below the field while typing. Enter follows the active option. */
export function SearchPalette({ locale, close }: SearchPaletteProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [query, setQuery] = useState('');
  const [activeIndex, setActiveIndex] = useState(0);
  const trimmedQuery = withoutInvisibleCharacters(query).trim();
  const { messages, outcome } = useSearch(locale, trimmedQuery);

  useEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
    // Closing it returns the focus.
    return () => element?.close();
  }, [messages]);

  if (!messages) return null;
  const action = linkPath(locale, searchPath);
  const hitOptions = (outcome.hits ?? []).map((hit): SearchOption => ({ href: hitHref(locale, hit), hit }));
  const options: SearchOption[] =
    trimmedQuery === ''
      ? startPages.map((name) => ({ href: linkPath(locale, startPaths[name]), text: messages.kinds[name] }))
      : [
          ...hitOptions,
          {
            href: `${action}?q=${encodeURIComponent(trimmedQuery)}`,
            text: interpolateQuery(maskPlaceholder(messages.all), trimmedQuery),
          },
        ];
  const current = Math.min(activeIndex, options.length - 1);
  const optionId = (index: number) => `${id}-${index}`;
  const status =
    outcome.hits === null
      ? messages.failed
      : interpolateQuery(
          formatCount(maskPlaceholder(messages.results), outcome.total, languageTag(locale)),
          outcome.query,
        );

  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      const next = (current + step + options.length) % options.length;
      setActiveIndex(next);
      document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
    }
    // If results are not ready yet, the form submits to the search page.
    if (event.key === 'Enter' && outcome.query === trimmedQuery) {
      event.preventDefault();
      document.getElementById(optionId(current))?.click();
    }
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a click outside closes it
    <dialog
      className={styles.dialog}
      ref={dialog}
      aria-label={messages.field}
      onClose={close}
      onPointerDown={({ target }) => target === dialog.current && close()}
    >
      <div className={styles.panel}>
        <search>
          <form className={styles.form} action={action}>
            <Icon name="search" size={22} />
            <input
              className={styles.input}
              type="text"
              name="q"
              role="combobox"
              aria-label={messages.field}
              aria-controls={`${id}-options`}
              aria-expanded="true"
              aria-autocomplete="list"
              aria-activedescendant={optionId(current)}
              autoComplete="off"
              autoCapitalize="off"
              enterKeyHint="search"
              spellCheck={false}
              placeholder={messages.field}
              maxLength={200}
              value={query}
              onChange={({ target }) => {
                setQuery(target.value);
                setActiveIndex(0);
              }}
              onKeyDown={onKeyDown}
            />
            <button className={styles.close} type="button" aria-label={messages.close} onClick={close}>
              <Icon name="x" />
            </button>
          </form>
        </search>
        <SearchOptions
          locale={locale}
          id={`${id}-options`}
          label={messages.field}
          kinds={messages.kinds}
          options={options}
          current={current}
          optionId={optionId}
          onSelect={close}
        />
        <p className={styles.status} role="status">
          {trimmedQuery === '' || outcome.query !== trimmedQuery ? null : status}
        </p>
      </div>
    </dialog>
  );
}
