import { expect, it } from 'vitest';
import { firstParagraph } from '@/lib/pages/first-paragraph';

it('the first paragraph is returned as text, without links', () => {
  expect(firstParagraph('<p>It’s <a href="/rpa">RPA</a> &amp; more.</p><h2>Added</h2><p>Next.</p>')).toBe(
    'It’s RPA & more.',
  );
  expect(firstParagraph('<h2>Added</h2>')).toBeUndefined();
});
