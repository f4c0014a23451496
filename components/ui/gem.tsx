/** The six facets of the logo (components/ui/logo.tsx), crown and pavilion, and the share of the hue in each. */
const facets = [
  ['8.5 4 16 4 10 13.5 1.5 13.5', 78],
  ['16 4 22 13.5 10 13.5', 38],
  ['16 4 23.5 4 30.5 13.5 22 13.5', 62],
  ['1.5 13.5 10 13.5 16 29', 52],
  ['10 13.5 22 13.5 16 29', 88],
  ['22 13.5 30.5 13.5 16 29', 100],
] as const;

/** Some facets, in the logo's 32-unit grid; in the hue of the selected profile, or of the first one. */
export function GemFacets({ from = 0, to = 6 }: { from?: number; to?: number }) {
  return facets
    .slice(from, to)
    .map(([corners, share]) => (
      <polygon
        key={corners}
        points={corners}
        fill={`color-mix(in oklab, var(--profile-color, var(--profile-color-1)) ${share}%, var(--color-surface))`}
      />
    ));
}

/** The whole gem, outlined in the text color; it fills its container. */
export function Gem() {
  return (
    <svg viewBox="0 3 32 27" stroke="currentColor" strokeWidth="0.6" strokeLinejoin="round" aria-hidden="true">
      <GemFacets />
    </svg>
  );
}
