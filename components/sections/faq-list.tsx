import { Icon } from '@/components/ui/icon';
import type { PageCopy } from '@/lib/content/page-copy';
import styles from './faq-list.module.css';

type Question = NonNullable<PageCopy['questions']>[number] & { id?: string };

type QuestionsProps = {
  questions: readonly Question[];
  /** The words of a link to the question itself, where questions have addresses that last. */
  link?: string;
  /** Shows the answer to the first, as an example of what opens. */
  isFirstOpen?: boolean;
};

/** Questions that open to their answers. An address that names an answer opens it, without scripts too. */
export function FaqList({ questions, link, isFirstOpen = false }: QuestionsProps) {
  return (
    <div className={styles.questions} data-dedupe="">
      {questions.map(({ question, answer, id }, i) => (
        <details className={styles.question} open={isFirstOpen && i === 0} key={question}>
          <summary>{question}</summary>
          <div className={styles.answer} id={id ?? `question-${i + 1}`}>
            <p>{answer}</p>
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
