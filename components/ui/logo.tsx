import { logo } from '@/generated/brand';
import { wordmark } from '@/generated/wordmark';

const markup = { __html: logo.markup };
const viewBox = `0 0 ${logo.size} ${logo.size}`;

/** The logo of the brand, `content/brand/logo.svg`. */
export function LogoMark({ size = 28 }: { size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox={viewBox}
      fill="var(--profile-color, none)"
      aria-hidden="true"
      dangerouslySetInnerHTML={markup}
    />
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
