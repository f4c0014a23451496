import { exportLinks, linkColumns } from '@/lib/api/links/export-links';
import type { Export } from '@/lib/workbench/exports/define-export';
import { parseLinksQuery, toLinkFilter } from '@/lib/workbench/links-query';

/** Short links, the newest first, by the query of the page (by default all that are not archived); the CSV can be imported again. */
export const linksExport: Export = {
  name: 'links',
  role: 'viewer',
  async run({ db, parameters }) {
    const filter = toLinkFilter(parseLinksQuery(parameters));
    const rows = await exportLinks(db, { ...filter, state: parameters.has('state') ? filter.state : undefined });
    return {
      columns: linkColumns,
      rows: rows.map(({ tags, ...link }) => ({ ...link, tags: tags.join(', ') })),
      data: { rows },
    };
  },
};
