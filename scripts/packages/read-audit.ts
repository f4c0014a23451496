import { z } from 'zod';

/** So grave weaknesses fail; those of less are shown by `npm audit`. */
const grave = new Set(['high', 'critical']);

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
const refusal = z.object({
  message: z.string().optional(),
  error: z.object({ summary: z.string(), code: z.string().optional() }).optional(),
});

export type Audit = { faults: string[] } | { reason: string };

const firstLine = (text: string) => text.trim().split('\n')[0]!;

/**
 * What `npm audit --json` says.
 * @returns a sentence for each package with a known weakness that is high or critical; or why nothing is known of any, since
 * the registry could not be reached, or does not tell
 */
export function readAudit(said: string): Audit {
  let answer: unknown;
  try {
    answer = JSON.parse(said);
  } catch {
    return { reason: 'npm audit gave no answer' };
  }
  const report = audit.safeParse(answer);
  if (!report.success && typeof answer === 'object' && answer !== null && 'vulnerabilities' in answer) {
    return { faults: ['npm audit tells of weaknesses in a form that is not known here, so nobody has read them.'] };
  }
  if (!report.success) {
    const { message, error } = refusal.safeParse(answer).data ?? {};
    return {
      reason: firstLine(message || error?.summary || error?.code || 'npm audit gave an answer of another kind'),
    };
  }
  const found = Object.values(report.data.vulnerabilities).filter(({ severity }) => grave.has(severity));
  return {
    faults: found.map(({ name, severity, range, via }) => {
      const why = via.map((source) => (typeof source === 'string' ? `by ${source}` : `${source.title}, ${source.url}`));
      return `${name} ${range} has a weakness that is ${severity}: ${why.join('; ')}.`;
    }),
  };
}
