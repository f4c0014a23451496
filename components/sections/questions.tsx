import type { PageCopy } from '@/lib/content/page-copy';
import styles from './questions.module.css';

/** Questions that open to their answers; each has an address of its own to link to. */
export function Questions({ questions }: { questions: NonNullable<PageCopy['questions']> }) {
  return (
    <div className={styles.questions}>
      {questions.map(({ question, answer }, i) => (
        <details className={styles.question} key={question} id={`question-${i + 1}`}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  );
}
