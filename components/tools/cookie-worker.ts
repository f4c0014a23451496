import { reportCookies, type CookieReport, type CookieRequest } from '@/lib/tools/cookie-report';

/** Converts cookies in a thread of its own, so that the page stays usable while millions of characters are read. */

export type CookieAnswer = { progress: number } | { report: CookieReport } | { isReady: true };

const answer = (message: CookieAnswer) => globalThis.postMessage(message, {});

globalThis.addEventListener('message', ({ data }: MessageEvent<CookieRequest>) => {
  answer({ report: reportCookies(data, (progress) => answer({ progress })) });
});
answer({ isReady: true });
