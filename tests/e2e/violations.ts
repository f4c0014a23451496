import type { Page } from '@playwright/test';

/** What a page's policy keeps from happening, from the first moment of each page on. */
export async function watchViolations(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('noteViolation', (text: string) => violations.push(text));
  await page.addInitScript(() => {
    const { noteViolation } = window as unknown as { noteViolation: (text: string) => void };
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, lineNumber }) =>
      noteViolation(`${location.pathname}: ${effectiveDirective} ${blockedURI} (${sourceFile}:${lineNumber})`),
    );
  });
  // Policies that the document's own listener does not see, such as of frames, and headers that are not understood.
  page.on('console', (message) => {
    const text = message.text();
    if (/content security policy|permissions-policy|cross-origin-/i.test(text))
      violations.push(`${page.url()}: ${text}`);
  });
  return violations;
}
