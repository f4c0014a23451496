import { unsavedForm } from '@/lib/client/forms/unsaved';
import { internalClick } from '@/lib/client/navigation/internal-click';

/** Whether a click on a link would make the router remove a form with unsaved input. The chat persists across pages. */
export function leavesUnsaved(event: MouseEvent): boolean {
  return document.querySelector(`main ${unsavedForm}`) !== null && internalClick(event, location.href) !== null;
}
