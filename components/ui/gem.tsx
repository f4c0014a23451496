/** The six facets of the mark (components/ui/logo.tsx), crown and pavilion, and how much of the hue the light leaves. */
const facets = [
  ['8.5 4 16 4 10 13.5 1.5 13.5', 78],
  ['16 4 22 13.5 10 13.5', 38],
  ['16 4 23.5 4 30.5 13.5 22 13.5', 62],
  ['1.5 13.5 10 13.5 16 29', 52],
  ['10 13.5 22 13.5 16 29', 88],
  ['22 13.5 30.5 13.5 16 29', 100],
] as const;

/** Some facets, for drawings in the mark's 32 units; in the hue of the chosen profile, or of the first one. */
export function GemFacets({ from = 0, to = 6 }: { from?: number; to?: number }) {
  return facets
    .slice(from, to)
    .map(([corners, share]) => (
      <polygon
        key={corners}
        points={corners}
        fill={`color-mix(in oklab, var(--facet, var(--facet-1)) ${share}%, var(--surface))`}
      />
    ));
}

/** The whole gem, its edges in the color of the text; as large as its place. */
export function Gem() {
  return (
    <svg viewBox="0 3 32 27" stroke="currentColor" strokeWidth="0.6" strokeLinejoin="round" aria-hidden="true">
      <GemFacets />
    </svg>
  );
}
