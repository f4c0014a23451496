/** The 404 picture: the gem with one facet that lies beside it. */
export function MissingPicture() {
  return (
    <svg width="240" height="160" viewBox="0 0 240 160" fill="none" aria-hidden="true">
      <g stroke="currentColor" strokeWidth="2" strokeLinejoin="round" strokeLinecap="round">
        <path d="M65 20h70l32 44M65 20 32 64h135M65 20 32 64l68 72M100 20 72 64l28 72 28-72z" />
        <path d="M167 64l-67 72" strokeDasharray="6 6" opacity="0.5" />
        <path d="M167 84h39l-67 56z" />
        <path d="M12 148h216" opacity="0.35" />
      </g>
    </svg>
  );
}
