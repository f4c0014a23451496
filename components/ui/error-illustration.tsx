/** Status code shown above the error message. */
export const illustratedStatus = '502';

/** The 502 image: the gem, broken in two. Inline, so that it works offline. */
export function ErrorIllustration({ label }: { label: string }) {
  return (
    <svg
      width="400"
      height="248"
      viewBox="28 18 194 124"
      fill="var(--profile-color,var(--profile-color-1))"
      role="img"
      aria-label={label}
    >
      <g stroke="var(--color-background)" strokeWidth="3" strokeLinejoin="round">
        <path d="M72 20h46l-8 26 14 22-12 26 8 46-90-72z" opacity=".5" />
        <path d="M132 20h46l42 48-88 72-8-46 12-26-14-22z" />
        <path d="M30 68h94m12 0h84M72 20l20 48 28 72M178 20l-18 48-28 72" fill="none" />
      </g>
    </svg>
  );
}
