'use client';

import { useState, type ReactNode } from 'react';
import { matchesQuery } from '@/lib/search/matches-query';
import styles from './faq-filter.module.css';

type FaqFilterProps = {
  /** Id of the element with the questions, each a `details`, in sections. */
  listId: string;
  label: string;
  /** Example query. */
  example: string;
  icon: ReactNode;
  /** Status message for each number of shown questions, from none to all. */
  counts: readonly string[];
};

/** Hides the questions that do not match the query, and sections without matches. @returns number of shown questions */
function filterQuestions(listId: string, query: string): number {
  let visibleCount = 0;
  for (const section of document.querySelectorAll<HTMLElement>(`#${listId} section`)) {
    const questions = [...section.querySelectorAll<HTMLElement>('details')];
    for (const question of questions) question.hidden = !matchesQuery(question.textContent, query);
    const matchCount = questions.filter(({ hidden }) => !hidden).length;
    section.hidden = matchCount === 0;
    visibleCount += matchCount;
  }
  return visibleCount;
}

/** A filter for a list of questions that is rendered on the server, so that no text is sent twice. */
export function FaqFilter({ listId, label, example, icon, counts }: FaqFilterProps) {
  const [visibleCount, setVisibleCount] = useState<number | null>(null);
  return (
    <div className={`with-scripts ${styles.filter}`} role="search">
      <label htmlFor={`${listId}-filter`}>{label}</label>
      {icon}
      <input
        className={styles.field}
        id={`${listId}-filter`}
        type="search"
        placeholder={example}
        autoComplete="off"
        aria-controls={listId}
        onChange={(event) => setVisibleCount(filterQuestions(listId, event.target.value))}
      />
      <p className={styles.count} role="status">
        {counts[visibleCount ?? counts.length - 1]}
      </p>
    </div>
  );
}
