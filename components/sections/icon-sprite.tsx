import { CopyButton } from '@/components/ui/copy-button';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/lib/config/icon-names';
import { langProps, plainText, textProps, type ElementText } from '@/lib/i18n/element-text';
import styles from './icon-sprite.module.css';

type IconSpriteProps = {
  heading: ElementText;
  lead: ElementText;
  names: readonly IconName[];
  copyLabel: string;
  copiedLabel: string;
};

/** The svg-sprite page: only the icons of the sprite, each with its name. */
export function IconSprite({ heading, lead, names, copyLabel, copiedLabel }: IconSpriteProps) {
  return (
    <main className={styles.sheet} id="content">
      <h1 tabIndex={-1} {...langProps(heading)}>
        {plainText(heading)}
      </h1>
      <p className={styles.lead} {...textProps(lead)} />
      <ul className={styles.icons}>
        {names.map((name) => (
          <li className={styles.icon} key={name}>
            <Icon name={name} size={28} />
            <code>{name}</code>
            <CopyButton text={name} label={copyLabel} copiedLabel={copiedLabel} subject={name} />
          </li>
        ))}
      </ul>
    </main>
  );
}
