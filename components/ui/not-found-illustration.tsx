import { GemFacets } from '@/components/ui/gem';

/** The 404 image: the gem, with one of its facets lying beside it. */
export function NotFoundIllustration() {
  return (
    <svg width="400" height="300" viewBox="0 1 44 33" fill="none" aria-hidden="true">
      <g stroke="var(--color-background)" strokeWidth="0.4" strokeLinejoin="round">
        <GemFacets to={5} />
        <g transform="translate(22 32) rotate(46.9) translate(-16 -29)">
          <GemFacets from={5} />
        </g>
      </g>
      <g stroke="currentColor" strokeWidth="0.18" strokeLinecap="round">
        <path d="M22.6 13.5h7.6M30.1 14 16.4 28.7" strokeDasharray="0.6 0.7" />
        <path d="M0 32.2h44" opacity="0.35" />
      </g>
    </svg>
  );
}
