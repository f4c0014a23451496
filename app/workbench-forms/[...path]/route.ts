import { handleForm } from '@/lib/workbench/forms/handle-form';

/** Forms of the workbench; the middleware rewrites them from the addresses of their pages. */
export async function POST(request: Request, { params }: RouteContext<'/workbench-forms/[...path]'>) {
  const { path } = await params;
  return handleForm(request, path.join('/'));
}
