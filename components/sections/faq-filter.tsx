'use client';

import { useState, type ReactNode } from 'react';
import { matchesQuery } from '@/lib/search/matches-query';
import styles from './faq-filter.module.css';

type QuestionFilterProps = {
  /** The id of the element that holds the questions, each a `details`, in sections. */
  list: string;
  label: string;
  /** What may be written into the field. */
  example: string;
  icon: ReactNode;
  /** What to say when so many questions are shown: one sentence for each number from none to all. */
  counts: readonly string[];
};

/** Hides the questions of the element that do not fit the query, and sections without any. @returns how many are left */
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

/** A field above a list of questions that the server has drawn: it hides what does not match, so no word is sent twice. */
export function FaqFilter({ list, label, example, icon, counts }: QuestionFilterProps) {
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
