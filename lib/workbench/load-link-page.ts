import { countByLink } from '@/lib/api/links/count-by-link';
import { shortLinkAddress } from '@/lib/api/links/export-links';
import { findLink } from '@/lib/api/links/save-link';
import type { Database } from '@/lib/api/store/store';
import { updateVisits } from '@/lib/api/visits/update-visits';
import type { WorkbenchLocale } from '@/lib/i18n/workbench-locales';
import { routingContext } from '@/lib/request-routing/routing-context';
import { addClickQuery } from '@/lib/request-routing/short-link';
import { checkSavedLink } from '@/lib/workbench/check-link';
import { toLinkFields, type LinkFields } from '@/lib/workbench/link-fields';
import { linkQrCodeSvg } from '@/lib/workbench/link-qr-code';
import { loadLinkForm } from '@/lib/workbench/load-link-form';
import { linkPeriod } from '@/lib/workbench/load-links-page';
import { updateTimeout } from '@/lib/workbench/report-page';

/**
 * Returns everything that the page of a link shows; null if there is no such link.
 * @param entered what was entered but could not be saved
 */
export async function loadLinkPage(
  db: Database,
  slug: string,
  { entered, locale }: { entered: LinkFields | undefined; locale: WorkbenchLocale },
) {
  const link = await findLink(db, slug);
  if (!link) return null;
  const check = checkSavedLink(link, routingContext());
  await updateVisits(db, updateTimeout);
  const counts = await countByLink(db, [link.id], linkPeriod('28d', new Date()));
  const fields = entered ?? toLinkFields(link);
  return {
    link,
    check,
    address: { short: shortLinkAddress(link.id), full: check && addClickQuery(check.url, link.id, '') },
    counts: counts.get(link.id)!,
    qr: await linkQrCodeSvg(link.id),
    form: await loadLinkForm(db, { fields, isEntered: true, slug: link.id, locale }),
  };
}
