import { allEndpoints } from '@/lib/api/all-endpoints';
import { markdownTable } from './markdown';

/** All endpoints as a table, by path: first the product's API, then the endpoints that only this site has. */
export async function endpointTable(): Promise<string> {
  const rows = [...(await allEndpoints()).values()]
    .map(({ method, path, summary }) => ({
      isSiteOnly: path.startsWith('site/'),
      path,
      cells: [method, `\`${path}\``, summary],
    }))
    .toSorted((a, b) => Number(a.isSiteOnly) - Number(b.isSiteOnly) || (a.path < b.path ? -1 : 1));
  return markdownTable(
    ['method', 'path', 'purpose'],
    rows.map(({ cells }) => cells),
  );
}
