import type { IconName } from '@/lib/config/icon-names';

type IconProps = {
  /** Name in the sprite; scripts/prepare-icons.ts lists them. */
  name: IconName;
  size?: number;
  /** Accessible name, if no text beside the icon provides it. */
  label?: string;
};

/** An icon of the sprite, in the color of the surrounding text. */
export function Icon({ name, size = 20, label }: IconProps) {
  return (
    <svg width={size} height={size} {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}>
      <use href={`/assets/icons.svg#${name}`} />
    </svg>
  );
}
