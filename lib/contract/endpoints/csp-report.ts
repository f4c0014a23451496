import * as z from 'zod/mini';
import type { EndpointSchema } from '@/lib/contract/endpoint-schema';

/** Reports that browsers send for violations of the Content Security Policy. */
export const cspReportEndpoint = {
  path: 'site/csp-report',
  method: 'POST',
  body: ['cspReport', 'reports'],
  input: (z) =>
    z.union([
      // `report-uri` (Content Security Policy Level 3, section 5.3).
      z.object({
        'csp-report': z.object({
          'document-uri': z.string(),
          'violated-directive': z.optional(z.string()),
          'effective-directive': z.optional(z.string()),
          'blocked-uri': z._default(z.string(), ''),
          'source-file': z.nullish(z.string()),
        }),
      }),
      // `report-to` (Reporting API): reports of all types that use the same endpoint.
      z.array(z.object({ type: z.string(), body: z.unknown() })).check(z.maxLength(100)),
    ]),
  data: z.null(),
} as const satisfies EndpointSchema;
