import { Section } from '@/components/sections/section';
import type { PageCopy } from '@/lib/content/page-copy';
import { plainText, textProps } from '@/lib/i18n/element-text';
import styles from './troubleshooting.module.css';

/** Common problems by symptom, each with its solution; renders nothing on a page without any. */
export function Troubleshooting({ copy }: { copy: PageCopy['troubleshooting'] }) {
  if (!copy) return null;
  return (
    <Section heading={copy.heading}>
      <dl className={styles.list}>
        {copy.items.map(({ title, text }) => (
          <div className={styles.row} key={plainText(title)}>
            <dt className={styles.title} {...textProps(title)} />
            <dd className={styles.text} {...textProps(text)} />
          </div>
        ))}
      </dl>
    </Section>
  );
}
