import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import styles from './note.module.css';

/** A note in small print: fallback notes, sample notes, trademark lines. */
export function Note({ children }: { children: ReactNode }) {
  return (
    <p className={styles.note}>
      <Icon name="info" size={18} />
      <span>{children}</span>
    </p>
  );
}
