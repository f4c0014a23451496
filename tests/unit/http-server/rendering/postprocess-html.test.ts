import { beforeEach, describe, expect, it, vi } from 'vitest';
import { postprocessHtml } from '@/lib/http-server/rendering/postprocess-html';

const sheets =
  '<link rel="stylesheet" href="a.css"/><link rel="stylesheet" href="b.css"/><script src="a.js" async=""></script>';
const script = '<script data-dedupe="">listen("$&")</script>';
const page = (head: string, body = '') =>
  `<html><head><meta charSet="utf-8"/>${head}<title>A</title></head><body>${body}</body></html>`;

describe('postprocessed HTML', () => {
  // These pages have no Flight data.
  beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());

  it('the layout script comes before the style sheets, which it would have to wait for', () => {
    expect(postprocessHtml(page(sheets + script))).toBe(page(script + sheets));
  });

  it.each([page(sheets), page(script), page(sheets, script), script])(
    'HTML that cannot be reordered stays unchanged: %s',
    (html) => {
      expect(postprocessHtml(html)).toBe(html);
    },
  );
});
