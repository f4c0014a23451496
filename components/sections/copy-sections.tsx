import type { PageCopy } from '@/lib/content/page-copy';
import styles from './copy-sections.module.css';

/** The sections of a page: a heading, a text and, where there is one, a list. */
export function CopySections({ sections }: { sections: PageCopy['sections'] }) {
  return (
    <div className={styles.sections}>
      {sections.map(({ heading, text, points }) => (
        <section className={styles.section} key={heading}>
          <h2>{heading}</h2>
          <div>
            <p className={styles.text}>{text}</p>
            {points ? (
              <ul className={styles.points}>
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            ) : null}
          </div>
        </section>
      ))}
    </div>
  );
}
