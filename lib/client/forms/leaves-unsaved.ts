import { unsavedForm } from '@/lib/client/forms/unsaved';
import { internalClick } from '@/lib/client/page/internal-click';

/** True for a click on a link with which the router would take a form away that holds something unsent. The chat stays. */
export function leavesUnsaved(event: MouseEvent): boolean {
  return document.querySelector(`main ${unsavedForm}`) !== null && internalClick(event, location.href) !== null;
}
