import { GemFacets } from '@/components/ui/big-gem';

/** The 404 picture: the gem, and the one of its facets that has come off and lies beside it. */
export function MissingPicture() {
  return (
    <svg width="400" height="300" viewBox="0 1 44 33" fill="none" aria-hidden="true">
      <g stroke="var(--paper)" strokeWidth="0.4" strokeLinejoin="round">
        <GemFacets to={5} />
        <g transform="translate(22 32) rotate(46.9) translate(-16 -29)">
          <GemFacets from={5} />
        </g>
      </g>
      <g stroke="currentColor" strokeWidth="0.18">
        <path d="M22.4 13.5h8.1L16.2 28.8" strokeDasharray="0.7 0.6" />
        <path d="M0 32.2h44" opacity="0.35" />
      </g>
    </svg>
  );
}
