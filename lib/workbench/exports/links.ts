import { exportLinks, linkColumns } from '@/lib/api/links/export-links';
import type { Export } from '@/lib/workbench/exports/define-export';

/** All short links, the newest first; the CSV can be imported again. */
export const linksExport: Export = {
  name: 'links',
  role: 'viewer',
  async run({ db }) {
    const rows = await exportLinks(db, {});
    return {
      columns: linkColumns,
      rows: rows.map(({ tags, ...link }) => ({ ...link, tags: tags.join(', ') })),
      data: { rows },
    };
  },
};
