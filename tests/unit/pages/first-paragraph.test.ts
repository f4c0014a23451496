import { expect, it } from 'vitest';
import { firstParagraph } from '@/lib/pages/first-paragraph';

it('returns the text of the first paragraph without links', () => {
  expect(firstParagraph('<p>It’s <a href="/rpa">RPA</a> &amp; more.</p><h2>Added</h2><p>Next.</p>')).toBe(
    'It’s RPA & more.',
  );
  expect(firstParagraph('<h2>Added</h2>')).toBeUndefined();
});
