/** The mark: a cut gem seen from the side, six facets drawn with one stroke weight. */
export function Mark({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" fill="none" aria-hidden="true">
      <path
        d="M9.5 4.5h13l6.5 8.5-13 15L3 13zM3 13h26M16 4.5 10.5 13 16 28l5.5-15z"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
      />
    </svg>
  );
}
