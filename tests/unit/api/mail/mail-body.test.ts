import { expect, it } from 'vitest';
import { toMailBody } from '@/lib/api/mail/mail-body';

it('a body is text and HTML with the same content', () => {
  const { text, html } = toMailBody(
    [
      'Hello Ada,',
      { label: 'Set a password', url: 'https://x.example/a?b=1&c' },
      { title: 'Sums', rows: [['Visits', '3']] },
    ],
    'en-US',
  );
  expect(text).toBe('Hello Ada,\n\nSet a password:\nhttps://x.example/a?b=1&c\n\nSums\n- Visits: 3\n');
  expect(html).toContain('<html lang="en-US">');
  expect(html).toContain('<a href="https://x.example/a?b=1&amp;c">Set a password</a>');
  expect(html).toContain('<th scope="row" align="left">Visits</th><td>3</td>');
});

it('what visitors and people write is shown as text, without control characters', () => {
  const evil = '<b onmouseover="x">/a\r\nBcc: x\u202E\u200B';
  const { text, html } = toMailBody([evil, { title: 'Addresses', rows: [[evil, '1']] }], 'en-US');
  expect(html).not.toContain('<b ');
  expect(text).toContain('- <b onmouseover="x">/aBcc: x: 1');
});
