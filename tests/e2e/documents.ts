import type { Page } from '@playwright/test';

/** Notes the address of each page that is loaded from now on. */
export function documents(page: Page): string[] {
  const loads: string[] = [];
  page.on('request', (request) => request.resourceType() === 'document' && loads.push(request.url()));
  return loads;
}
