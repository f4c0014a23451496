/** Elements that the server renders, and that a tool's script fills. */

export const toolStatusId = 'tool-status';
export const toolResultId = 'tool-result';
/** Has URLs of the documentation in `data-links`. */
export const toolDocsId = 'tool-docs';

/** The element with an id. @throws Error if the page has none */
export function elementById(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error(`The page has no element #${id}.`);
  return element;
}
