import type { IconName } from '@/generated/icon-names';

type IconProps = {
  /** A name of the sprite; scripts/prepare-icons.ts lists them. */
  name: IconName;
  size?: number;
  /** What the icon says where no word beside it says so. */
  label?: string;
};

/** An icon of the sprite, in the colour of the text around it. */
export function Icon({ name, size = 20, label }: IconProps) {
  return (
    <svg width={size} height={size} {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}>
      <use href={`/assets/icons.svg#${name}`} />
    </svg>
  );
}
