import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type Server } from '../start-server';
import { addMember, followLink, workbenchEnvironment, type WorkbenchBrowser } from './workbench-browser';

/** Import of short links from CSV in the workbench. */

let server: Server;
let editor: WorkbenchBrowser;

beforeAll(async () => {
  server = await startServer({ env: workbenchEnvironment });
  editor = await addMember(server, 'editor@example.com', 'editor');
});
afterAll(() => server.stop());

const follow = (slug: string) => followLink(editor, slug);

describe('an import', () => {
  it('names every wrong line, imports nothing, and keeps what was pasted', async () => {
    const csv = 'target,slug\n/pricing,imported-1\n//evil.example,imported-2\n/faq,IMPORTED-1\n/nothing,xyz';
    await editor.post('links/import', 'import', { csv });
    const page = await editor.read('/workbench/links/import');
    expect(page).toContain('Nothing was imported.');
    for (const text of [
      '3 Page This isn’t a URL',
      '4 Short URL Line 2 has the same',
      '5 Page The site doesn’t have this page',
    ]) {
      expect(page).toContain(text);
    }
    expect(page).toContain('imported-1');
    expect((await follow('imported-1'))[0]).toBe(404);
  });

  it('takes thousands of lines from a file', async () => {
    const lines = Array.from(
      { length: 3000 },
      (_, i) => `/pt/pricing,stand-${i},flyer,print,"events, portugal",Stand ${i}`,
    );
    const csv = ['target,slug,source,medium,tags,title', ...lines].join('\n');
    expect((await editor.upload('links/import', 'import', csv)).status).toBe(303);
    expect(await editor.read('/workbench/links/import')).toContain('3,000 links were imported.');
    expect(await follow('stand-2999')).toEqual([
      302,
      '/pt/pricing?utm_source=flyer&utm_medium=print&utm_id=stand-2999',
    ]);
    const list = await editor.read('/workbench/links?tag=events&sort=clicks&page=3');
    expect(list).toContain('3,000 links');
    expect(list).toContain('Page 3 of 60');
    const exported = await editor.get('/workbench/links.csv?tag=events');
    const text = await exported.text();
    expect(text.trim().split('\n')).toHaveLength(3001);
    expect(text, 'viewers, who may export links, read no personal data').not.toContain('@');
  });

  it('explains a file that is not UTF-8, and refuses one that is too large', async () => {
    await editor.upload('links/import', 'import', new Uint8Array([...Buffer.from('target\n/pricing?a='), 0xe9]));
    expect(await editor.read('/workbench/links/import')).toContain('isn’t in UTF-8');
    const large = await editor.upload('links/import', 'import', 'x'.repeat(3 * 1024 * 1024)).catch(() => null);
    expect(large?.status ?? 413).toBe(413);
  });
});
