import { Icon } from '@/components/ui/icon';
import type { SearchMessages } from '@/lib/client/search/search-messages';
import { langIfDifferent, type LocaleCode } from '@/lib/i18n/locales';
import type { TextSegment } from '@/lib/search/highlight';
import type { SearchHit } from '@/lib/search/search';
import styles from './search-options.module.css';

/** A search option: a hit, or a page by its name. */
export type SearchOption = { href: string } & ({ hit: SearchHit } | { text: string; hit?: undefined });

function Highlighted({ segments }: { segments: readonly TextSegment[] }) {
  return segments.map(({ text, isMatch }, i) => (isMatch ? <mark key={i}>{text}</mark> : text));
}

type HitProps = { hit: SearchHit; kind: string; locale: LocaleCode };

function Hit({ hit, kind, locale }: HitProps) {
  const { title, heading, excerpt } = hit;
  return (
    <span className={styles.details} lang={langIfDifferent(hit.locale, locale)}>
      <span className={styles.title}>
        <Highlighted segments={title} />
        {heading ? (
          <span className={styles.heading}>
            <Highlighted segments={heading} />
          </span>
        ) : null}
      </span>
      <span className={styles.kind} lang={locale}>
        {kind}
      </span>
      <span className={styles.excerpt}>
        <Highlighted segments={excerpt} />
      </span>
    </span>
  );
}

type SearchOptionsProps = {
  locale: LocaleCode;
  id: string;
  label: string;
  kinds: SearchMessages['kinds'];
  options: readonly SearchOption[];
  /** Index of the active option. */
  current: number;
  optionId: (index: number) => string;
  /** Called when an option is followed. */
  onSelect: () => void;
};

/** Options below the search field. The focus stays in the field, which references the active option. */
export function SearchOptions({ locale, id, label, kinds, options, current, optionId, onSelect }: SearchOptionsProps) {
  return (
    <div className={styles.options} id={id} role="listbox" aria-label={label}>
      {options.map((option, index) => (
        <a
          key={option.href}
          className={styles.option}
          id={optionId(index)}
          href={option.href}
          role="option"
          aria-selected={index === current}
          tabIndex={-1}
          onClick={onSelect}
        >
          {option.hit ? (
            <Hit hit={option.hit} kind={kinds[option.hit.category]} locale={locale} />
          ) : (
            <span className={styles.plain}>{option.text}</span>
          )}
          <Icon name="arrow-right" size={18} />
        </a>
      ))}
    </div>
  );
}
