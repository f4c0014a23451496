import type { Database } from '@/lib/api/store/store';
import type { TokenScope } from '@/lib/api/workbench/tokens';
import type { WorkbenchRole } from '@/lib/api/store/workbench-schema';

/** An export of the workbench: `/workbench/{name}.csv` and `.json`. */
export type Export = {
  /** Its name, and the scope that a token needs. */
  name: TokenScope;
  /** The least role that may open it. */
  role: WorkbenchRole;
  /** @throws InvalidQueryError for wrong parameters */
  run: (input: { db: Database; parameters: URLSearchParams; now: Date }) => Promise<ExportResult>;
};

/** `columns` and `rows` are written as CSV, `data` as JSON. */
export type ExportResult = { columns: readonly string[]; rows: readonly object[]; data: object };
