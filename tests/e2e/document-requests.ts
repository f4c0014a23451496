import type { Page } from '@playwright/test';

/** Records the URL of each document requested from now on. */
export function recordDocumentRequests(page: Page): string[] {
  const loads: string[] = [];
  page.on('request', (request) => request.resourceType() === 'document' && loads.push(request.url()));
  return loads;
}
