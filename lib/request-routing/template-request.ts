import { isRenderProcess } from '@/lib/config/render-process';

/**
 * Requests for routes of Next.js by their internal paths, such as `/ru/page-not-found`, which have no public ones. Made in
 * development, where there is no build output to read templates from, and by the process that renders a publication.
 */

/** Header that tells why a request is made; also of other requests in development. */
export const probeHeader = 'x-internal-probe';

/** Headers of a request that bypasses routing. */
export const templateHeaders: Readonly<Record<string, string>> = { [probeHeader]: 'template' };

/** Whether a request bypasses routing; none that a production server receives does. */
export const isTemplateRequest = (headers: Pick<Headers, 'get'>): boolean =>
  (process.env.NODE_ENV === 'development' || isRenderProcess()) &&
  headers.get(probeHeader) === templateHeaders[probeHeader];
