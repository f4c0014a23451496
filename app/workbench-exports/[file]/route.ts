import { handleExport } from '@/lib/workbench/exports/handle-export';

/** Exports of the workbench; the middleware rewrites them from `/workbench/{name}.csv` and `.json`. */
export async function GET(request: Request, { params }: RouteContext<'/workbench-exports/[file]'>) {
  const { file } = await params;
  return handleExport(request, file);
}
