import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Pages outside every layout have a hand-written style sheet that no build step processes. */
const styleSheet = readFileSync('public/assets/plain-page.css', 'utf8');
const tokens = readFileSync('generated/tokens.css', 'utf8');

it("pages outside every layout have the site's colors, in both themes", () => {
  const [light, dark] = styleSheet
    .split('@media (prefers-color-scheme: dark)')
    .map(
      (part) => new Map([...part.matchAll(/--([\w-]+): (oklch\([^)]+\));/g)].map(([, name, value]) => [name!, value!])),
    );
  expect(light!.size).toBeGreaterThan(4);
  expect([...dark!.keys()]).toEqual([...light!.keys()]);
  for (const [name, value] of light!) {
    expect(tokens, name).toContain(`--${name}: light-dark(${value}, ${dark!.get(name)});`);
  }
});
