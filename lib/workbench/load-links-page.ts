import { countByLink } from '@/lib/api/links/count-by-link';
import { listFolders, listLinks } from '@/lib/api/links/list-links';
import { parseReportQuery } from '@/lib/api/report/report-query';
import type { DateRange } from '@/lib/api/report/options';
import { updateVisits } from '@/lib/api/visits/update-visits';
import type { Database } from '@/lib/api/store/store';
import { site } from '@/lib/config/site';
import { linksPerPage, toLinkFilter, type LinksQuery } from '@/lib/workbench/links-query';
import { updateTimeout } from '@/lib/workbench/report-page';

/** Returns the days of a named period in TIME_ZONE, until now. */
export const linkPeriod = (period: LinksQuery['period'], now: Date): DateRange =>
  parseReportQuery(new URLSearchParams({ period }), {
    now,
    defaults: { by: 'day', timeZone: site.timeZone, period },
  }).range;

/** Returns a page of the list with the numbers of its links, and what they can be filtered by. */
export async function loadLinksPage(db: Database, query: LinksQuery, now: Date) {
  const range = linkPeriod(query.period, now);
  await updateVisits(db, updateTimeout);
  const { links, total } = await listLinks(db, toLinkFilter(query), {
    page: query.page,
    pageSize: linksPerPage,
    order: query.sort === 'clicks' ? { by: 'clicks', ...range } : { by: 'newest' },
  });
  const counts = await countByLink(
    db,
    links.map(({ id }) => id),
    range,
  );
  return { links, total, counts, ...(await listFolders(db)) };
}
