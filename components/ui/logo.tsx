import { wordmark } from '@/generated/wordmark';

/** The logo: a cut gem seen from the side, six facets drawn with one stroke weight. */
export function LogoMark({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" fill="var(--profile-color, none)" aria-hidden="true">
      <path
        d="M8.5 4h15l7 9.5L16 29 1.5 13.5zM1.5 13.5h29M16 4l-6 9.5L16 29l6-15.5z"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
      />
    </svg>
  );
}

const wordmarkId = 'wordmark';

/**
 * The brand name as a drawing in its typeface, announced as text. It is as tall as a line of the surrounding text.
 * @param isRepeated whether the page already contains the wordmark; it is then referenced with `<use>`
 */
export function Wordmark({ name, isRepeated = false }: { name: string; isRepeated?: boolean }) {
  if (!wordmark) return name;
  const { em, width, path } = wordmark;
  return (
    <>
      <svg
        viewBox={`0 ${-0.966 * em} ${width} ${1.166 * em}`}
        width={`${width / em}em`}
        height="1.166em"
        fill="currentColor"
        aria-hidden="true"
      >
        {isRepeated ? <use href={`#${wordmarkId}`} /> : <path id={wordmarkId} d={path} />}
      </svg>
      <span className="visually-hidden">{name}</span>
    </>
  );
}
