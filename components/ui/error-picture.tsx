/** The 502 picture: a browser window whose content is a gem with a crack. Inline, so that it needs no connection. */
export function ErrorPicture({ label }: { label: string }) {
  return (
    <svg width="240" height="160" viewBox="0 0 240 160" fill="none" role="img" aria-label={label}>
      <g stroke="currentColor" strokeWidth="2" strokeLinejoin="round" strokeLinecap="round">
        <rect x="10" y="10" width="220" height="140" rx="8" />
        <path d="M10 34h220M24 22h.01M36 22h.01M48 22h.01" />
        <path d="M84 62h72l16 22-52 50-52-50zM68 84h40m24 0h40M84 62l12 22m60-22-12 22" />
        <path d="M124 56l-8 20 12 12-10 18 6 34" strokeDasharray="6 5" />
      </g>
      <text x="28" y="138" fill="currentColor" fontSize="20" fontWeight="700">
        502
      </text>
    </svg>
  );
}
