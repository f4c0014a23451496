/** The mark: a cut gem seen from the side, six facets drawn with one stroke weight. */
export function Mark({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" fill="var(--facet, none)" aria-hidden="true">
      <path
        d="M8.5 4h15l7 9.5L16 29 1.5 13.5zM1.5 13.5h29M16 4l-6 9.5L16 29l6-15.5z"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
      />
    </svg>
  );
}
