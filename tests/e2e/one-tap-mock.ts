import type { BrowserContext } from '@playwright/test';

/**
 * Mocks the part of Google's client that a page uses: initialize, prompt, cancel, and the picker that it adds to the
 * page, unless that is disabled.
 */
export async function mockGoogle(
  context: BrowserContext,
  credential: string,
  { hasPicker = true } = {},
): Promise<void> {
  const script = `
    window.google = { accounts: { id: {
      initialize(options) { window.oneTap = { options, at: performance.now() }; },
      prompt() {
        const picker = document.createElement('div');
        picker.id = 'credential_picker_container';
        if (${hasPicker}) document.body.append(picker);
        window.oneTap.prompted = true;
        setTimeout(() => window.oneTap.options.callback({ credential: ${JSON.stringify(credential)} }), 1200);
      },
      cancel() { window.oneTap.cancelled = true; },
    } } };`;
  await context.route('https://accounts.google.com/gsi/client*', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  );
  await context.route('https://app.facetry.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: 'app' }),
  );
}

export type OneTap = { options: Record<string, unknown>; at: number; prompted: boolean; canceled?: boolean };
declare global {
  interface Window {
    oneTap?: OneTap;
  }
}
