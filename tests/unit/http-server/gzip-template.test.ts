import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { compressTemplate } from '@/lib/http-server/gzip-template';

describe('gzip template', () => {
  const template = { before: '<p>Größe '.repeat(3000), after: `</p>${'ende '.repeat(5000)}` };

  it.each(['', '/a', '/ж<&', 'x'.repeat(2000), 'й'.repeat(40_000)])(
    'a gzip template, filled and compressed, equals the original page: %#',
    (text) => {
      const { html, gzip } = compressTemplate(template)(text);
      expect(html.toString()).toBe(template.before + text + template.after);
      // gunzip verifies the checksum and length.
      expect(gunzipSync(gzip).equals(html)).toBe(true);
      expect(gzip.length).toBeLessThan(html.length / 10 + text.length);
    },
  );
});
