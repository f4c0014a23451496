'use client';

import { useState, type ReactNode } from 'react';
import { matchesQuery } from '@/lib/search/matches-query';
import styles from './faq-filter.module.css';

type FaqFilterProps = {
  /** Id of the element with the questions, each a `details`, in sections. */
  list: string;
  label: string;
  /** Example query. */
  example: string;
  icon: ReactNode;
  /** Status message for each number of shown questions, from none to all. */
  counts: readonly string[];
};

/** Hides the questions that do not match the query, and sections without matches. @returns number of shown questions */
function filter(list: string, query: string): number {
  let shown = 0;
  for (const section of document.querySelectorAll<HTMLElement>(`#${list} section`)) {
    const questions = [...section.querySelectorAll<HTMLElement>('details')];
    for (const question of questions) question.hidden = !matchesQuery(question.textContent, query);
    const left = questions.filter(({ hidden }) => !hidden).length;
    section.hidden = left === 0;
    shown += left;
  }
  return shown;
}

/** A filter for a list of questions that is rendered on the server, so that no text is sent twice. */
export function FaqFilter({ list, label, example, icon, counts }: FaqFilterProps) {
  const [shown, setShown] = useState<number | null>(null);
  return (
    <div className={`with-scripts ${styles.filter}`} role="search">
      <label htmlFor={`${list}-filter`}>{label}</label>
      {icon}
      <input
        className={styles.field}
        id={`${list}-filter`}
        type="search"
        placeholder={example}
        autoComplete="off"
        aria-controls={list}
        onChange={(event) => setShown(filter(list, event.target.value))}
      />
      <p className={styles.count} role="status">
        {counts[shown ?? counts.length - 1]}
      </p>
    </div>
  );
}
