import { statusPath } from '@/lib/desk/desk-page';
import type { PublicationEntry } from '@/lib/publishing/publication-log';

/** Shows the last publication above the desk. */

/** Milliseconds between requests for the last publication. */
const interval = 20_000;

const results = {
  done: 'Published',
  refused: 'Not published: the check found errors',
  failed: 'Not published: the server failed',
} as const;

/** Returns the line for a publication. */
export function publicationLine({ result, endedAt, commit, issues }: PublicationEntry): string {
  const time = new Date(endedAt).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' });
  const source = commit ? `, commit ${commit.slice(0, 8)}` : '';
  const [first] = issues;
  const reason = first ? `. ${first.file}:${first.line}: ${first.field}: ${first.reason}` : '';
  return `${results[result]} ${time}${source}${reason}`;
}

function createStrip(): HTMLElement {
  const strip = document.createElement('p');
  strip.setAttribute('role', 'status');
  strip.style.cssText =
    'position:fixed;inset:auto 0 0 0;z-index:9;margin:0;padding:4px 12px;font:13px/1.4 system-ui;' +
    'background:#fff;color:#1c1917;border-top:1px solid #d6d3d1;';
  document.body.append(strip);
  return strip;
}

/** Keeps a strip with the last publication up to date; where nothing is published there is none. */
export async function showPublicationStatus(): Promise<void> {
  let strip: HTMLElement | null = null;
  for (;;) {
    const response = await fetch(statusPath).catch(() => null);
    if (response?.status === 404) return;
    const { publications } = response?.ok
      ? ((await response.json()) as { publications: PublicationEntry[] })
      : { publications: [] };
    const [last] = publications;
    if (last) {
      strip ??= createStrip();
      const line = publicationLine(last);
      // Only a change is announced.
      if (strip.textContent !== line) strip.textContent = line;
      strip.style.background = last.result === 'done' ? '#fff' : '#fee2e2';
    }
    await new Promise((resolve) => setTimeout(resolve, interval));
  }
}
