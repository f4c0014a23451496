import { z } from 'zod';

/** Severities that fail the check; `npm audit` lists the others. */
const failingSeverities = new Set(['high', 'critical']);

const audit = z.object({
  auditReportVersion: z.literal(2),
  vulnerabilities: z.record(
    z.string(),
    z.object({
      name: z.string(),
      severity: z.string(),
      range: z.string(),
      via: z.array(z.union([z.string(), z.object({ title: z.string(), url: z.string() })])),
    }),
  ),
});
const errorOutput = z.object({
  message: z.string().optional(),
  error: z.object({ summary: z.string(), code: z.string().optional() }).optional(),
});

export type Audit = { issues: string[] } | { reason: string };

const firstLine = (text: string) => text.trim().split('\n')[0]!;

/**
 * Parses the output of `npm audit --json`.
 * @returns an issue for each package with a known high or critical vulnerability, or the reason why the audit failed,
 * such as an unreachable registry
 */
export function readAudit(output: string): Audit {
  let parsed: unknown;
  try {
    parsed = JSON.parse(output);
  } catch {
    return { reason: 'npm audit returned no JSON' };
  }
  const report = audit.safeParse(parsed);
  if (!report.success && typeof parsed === 'object' && parsed !== null && 'vulnerabilities' in parsed) {
    return { issues: ['npm audit reported vulnerabilities in an unknown format. Check them with npm audit.'] };
  }
  if (!report.success) {
    const { message, error } = errorOutput.safeParse(parsed).data ?? {};
    return {
      reason: firstLine(message || error?.summary || error?.code || 'npm audit returned an unknown response'),
    };
  }
  const severe = Object.values(report.data.vulnerabilities).filter(({ severity }) => failingSeverities.has(severity));
  return {
    issues: severe.map(({ name, severity, range, via }) => {
      const causes = via.map((source) =>
        typeof source === 'string' ? `by ${source}` : `${source.title}, ${source.url}`,
      );
      return `${name} ${range} has a ${severity} vulnerability: ${causes.join('; ')}.`;
    }),
  };
}
