/** A font of another brand: the variable one that Next.js sets its development overlay in, 100 to 900, Latin only. */
export const geist = 'node_modules/next/dist/next-devtools/server/font/geist-latin.woff2';
