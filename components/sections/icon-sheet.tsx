import { CopyButton } from '@/components/ui/copy-button';
import styles from './icon-sheet.module.css';

type IconSheetProps = { heading: string; lead: string; names: readonly string[]; copyLabel: string };

/** The svg-sprite layout: nothing but the icons of the sprite, each with its name. */
export function IconSheet({ heading, lead, names, copyLabel }: IconSheetProps) {
  return (
    <main className={styles.sheet} id="content">
      <h1 tabIndex={-1}>{heading}</h1>
      <p>{lead}</p>
      <ul className={styles.icons}>
        {names.map((name) => (
          <li className={styles.icon} key={name}>
            <svg width="24" height="24" aria-hidden="true">
              <use href={`/assets/icons.svg#${name}`} />
            </svg>
            <code>{name}</code>
            <CopyButton text={name} label={copyLabel} />
          </li>
        ))}
      </ul>
    </main>
  );
}
