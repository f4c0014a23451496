import type { Page } from '@playwright/test';

/** Records the CSP violations of a page, from the start of each navigation. */
export async function watchViolations(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('noteViolation', (text: string) => violations.push(text));
  await page.addInitScript(() => {
    const { noteViolation } = window as unknown as { noteViolation: (text: string) => void };
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, lineNumber }) =>
      noteViolation(`${location.pathname}: ${effectiveDirective} ${blockedURI} (${sourceFile}:${lineNumber})`),
    );
  });
  // Policies that the document's own listener does not observe, such as of frames, and invalid headers.
  page.on('console', (message) => {
    const text = message.text();
    if (/content security policy|permissions-policy|cross-origin-/i.test(text))
      violations.push(`${page.url()}: ${text}`);
  });
  return violations;
}
