/** Variable that the process sets that renders the first pages of a publication (scripts/render-first-pages.ts). */
export const rendersPublication = 'RENDERS_PUBLICATION';

/** Whether this process only renders: it opens no port and no store, and requests routes of Next.js as they are. */
export const isRenderProcess = (): boolean => process.env[rendersPublication] === '1';
