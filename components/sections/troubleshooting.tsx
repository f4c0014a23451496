import { Section } from '@/components/sections/section';
import type { PageCopy } from '@/lib/content/page-copy';
import styles from './troubleshooting.module.css';

/** Common problems by symptom, each with its solution; renders nothing on a page without any. */
export function Troubleshooting({ troubles }: { troubles: PageCopy['troubles'] }) {
  if (!troubles) return null;
  return (
    <Section heading={troubles.heading}>
      <dl className={styles.troubles}>
        {troubles.items.map(({ title, text }) => (
          <div className={styles.trouble} key={title}>
            <dt className={styles.title}>{title}</dt>
            <dd className={styles.text}>{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
