import type { PageCopy } from '@/lib/content/page-copy';
import styles from './questions.module.css';

type Question = NonNullable<PageCopy['questions']>[number] & { id?: string };

/** Questions that open to their answers; each has an address of its own to link to. */
export function Questions({ questions }: { questions: readonly Question[] }) {
  return (
    <div className={styles.questions}>
      {questions.map(({ question, answer, id }, i) => (
        <details className={styles.question} key={question} id={id ?? `question-${i + 1}`}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  );
}
