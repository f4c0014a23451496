import { Icon } from '@/components/ui/icon';
import { InlineMarkdown } from '@/components/sections/inline-markdown';
import type { LocaleCode } from '@/lib/i18n/locales';
import type { PageCopy } from '@/lib/content/page-copy';
import { langProps, plainText, textProps } from '@/lib/i18n/element-text';
import styles from './faq-list.module.css';

type Question = NonNullable<PageCopy['questions']>[number] & { id?: string };

type FaqListProps = {
  questions: readonly Question[];
  /** The language of the page, for links in answers. */
  locale: LocaleCode;
  /** Label of a link to the question itself, for questions with permanent URLs. */
  link?: string;
  /** Opens the first answer as an example. */
  isFirstOpen?: boolean;
};

/** Questions that expand to their answers. A URL with an answer's fragment expands it, even without scripts. */
export function FaqList({ questions, locale, link, isFirstOpen = false }: FaqListProps) {
  return (
    <div className={styles.questions} data-dedupe="">
      {questions.map(({ question, answer, id }, i) => (
        <details className={styles.question} open={isFirstOpen && i === 0} key={plainText(question)}>
          <summary {...textProps(question)} />
          <div className={styles.answer} id={id ?? `question-${i + 1}`}>
            <p {...langProps(answer)}>
              <InlineMarkdown text={plainText(answer)} locale={locale} />
            </p>
            {link && id ? (
              <p className={styles.link}>
                <a href={`#${id}`}>
                  <Icon name="link" size={16} />
                  {link}
                </a>
              </p>
            ) : null}
          </div>
        </details>
      ))}
    </div>
  );
}
