import { cspReportEndpoint } from '@/lib/contract/endpoints/csp-report';
import { defineEndpoint } from '@/lib/api/http/define-endpoint';
import { FixedWindowCounter } from '@/lib/api/http/fixed-window-counter';
import { parseCspReports } from '@/lib/api/csp-reports';
import { database } from '@/lib/api/store/current-store';
import { cspViolations } from '@/lib/api/store/schema';

/** Rate limit across all visitors: problems that affect many of them show in the first reports of a minute. */
const limiter = new FixedWindowCounter(1, 1);
const maxPerMinute = 60;

/** POST site/csp-report: stores violations of the Content Security Policy. */
export const cspReport = defineEndpoint(cspReportEndpoint, {
  kind: 'write',
  allowedSenders: 'browsers',
  summary: 'Stores a sample of Content Security Policy violations.',
  async handler(input, request) {
    const violations = parseCspReports(input, request.headers.get('host') ?? '');
    if (violations.length === 0 || limiter.add('reports', maxPerMinute) !== null) return null;
    const db = await database();
    await db.insert(cspViolations).values(violations);
    return null;
  },
});
