import { cspReportShape } from '@/lib/protocol/calls/csp-report';
import { defineCall } from '@/lib/server/http/call';
import { RecentCounts } from '@/lib/server/http/recent-counts';
import { violationsOf } from '@/lib/server/policy-violations';
import { database } from '@/lib/server/store/current-store';
import { policyViolations } from '@/lib/server/store/schema';

/** A sample: what goes wrong for many is told by the first reports of a minute, of whatever visitors. */
const sample = new RecentCounts(1, 1);
const sampleSize = 60;

/** POST site/csp-report: what a page's policy kept from happening. */
export const cspReport = defineCall(cspReportShape, {
  kind: 'write',
  sentBy: 'browsers',
  summary: 'Notes a sample of what the policy of pages has kept from happening.',
  async answer(input, request) {
    const violations = violationsOf(input, request.headers.get('host') ?? '');
    if (violations.length === 0 || sample.add('reports', sampleSize) !== null) return null;
    const db = await database();
    await db.insert(policyViolations).values(violations);
    return null;
  },
});
