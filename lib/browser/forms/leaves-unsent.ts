import { unsentForm } from '@/lib/browser/forms/unsent';
import { internalClick } from '@/lib/browser/page/internal-click';

/** True for a click on a link with which the router would take a form away that holds something unsent. The chat stays. */
export function leavesUnsent(event: MouseEvent): boolean {
  return document.querySelector(`main ${unsentForm}`) !== null && internalClick(event, location.href) !== null;
}
