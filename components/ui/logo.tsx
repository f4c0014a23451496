/** The mark: a cut gem seen from the side, drawn with one stroke weight. */
export function Mark({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" fill="none" aria-hidden="true">
      <path
        d="M9 5h14l6 8-13 15L3 13zM3 13h26M9 5l3 8 4 15 4-15 3-8M12 13l4-8 4 8"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinejoin="round"
      />
    </svg>
  );
}
