import type { Page } from '@playwright/test';

/** Adds a style sheet to the open page by script: the site's CSP blocks inline style elements. */
export const addStyles = (page: Page, css: string): Promise<void> =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);
