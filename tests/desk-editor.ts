import type { Locator, Page } from '@playwright/test';

/** Edits entries in the content desk as an editor does. */

const saveButton = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });

async function open(page: Page, path: string): Promise<void> {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, `#/collections/${path}`);
  await saveButton(page).waitFor();
}

/** Opens an entry. @param name of the entry in its collection */
export const openEntry = (page: Page, collection: string, name: string): Promise<void> =>
  open(page, `${collection}/entries/${name}`);

export const openNewEntry = (page: Page, collection: string): Promise<void> => open(page, `${collection}/new`);

/** Saves the entry, and waits until the editor is closed. */
export async function saveEntry(page: Page): Promise<void> {
  await saveButton(page).click();
  await saveButton(page).waitFor({ state: 'detached' });
  await page.waitForURL((url) => !/\/(?:entries|new)\b/.test(url.hash));
}

/** The form of a language; that of data is the first one. */
export const formOf = (page: Page, locale?: string): Locator =>
  page.locator(locale ? `[data-mode=edit][data-locale=${locale}]` : '[data-mode=edit]').first();

/** A field by its name. */
export const fieldOf = (form: Locator, name: string): Locator =>
  form.locator(`section[data-key-path="${name}"]`).locator('input, textarea').first();

/** The first field for text; closed groups before it are opened. */
export async function firstTextField(form: Locator): Promise<Locator> {
  await form.locator('section').first().waitFor();
  const field = form.locator('section input[type=text], section textarea').filter({ visible: true }).first();
  const closed = form.locator('section button[aria-controls][aria-expanded=false]').filter({ visible: true }).first();
  for (let depth = 0; depth < 3 && !(await field.isVisible()); depth += 1) await closed.click();
  return field;
}

/** Changes one word, so that the pattern of its field still allows it: numbers such as versions get a digit. */
export async function changeWord(field: Locator): Promise<void> {
  const text = await field.inputValue();
  await field.fill(/^[\d.]+$/.test(text) ? `${text}1` : `${text}x`);
}
