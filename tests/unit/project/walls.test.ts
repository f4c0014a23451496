import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

/** The walls between the rooms of the house; docs/architecture.md tells why they stand. */

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => path.join(folder, name));
}

const importsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/(?:from|import\()\s*'([^']+)'/g)].map((match) => match[1]!);

/** Files of a folder that import something they must not. */
function offenders(folder: string, forbidden: RegExp): string[] {
  return sourcesIn(folder).flatMap((file) =>
    importsOf(file)
      .filter((name) => forbidden.test(name))
      .map((name) => `${file} imports ${name}`),
  );
}

describe('the walls', () => {
  it('lib imports neither components nor pages', () => {
    expect(offenders('lib', /^@\/(?:components|app)\//)).toEqual([]);
  });

  it('components import no pages', () => {
    expect(offenders('components', /^@\/app\//)).toEqual([]);
  });

  it('the frame knows no sections', () => {
    expect(offenders('components/frame', /^@\/components\/sections\//)).toEqual([]);
  });

  it('components/ui is drawable without Next.js and knows nothing of the site', () => {
    expect(
      offenders('components/ui', /^(?:next|next-intl)(?:\/|$)|^@\/(?:lib|components\/(?:sections|frame|later))\//),
    ).toEqual([]);
  });

  it('the routing rules know nothing of React or Next.js', () => {
    expect(offenders('lib/routing', /^(?:react|next|next-intl)(?:\/|$)/)).toEqual([]);
  });

  it('the middleware has no rules of its own: it is short', () => {
    expect(readFileSync('middleware.ts', 'utf8').split('\n').length).toBeLessThan(110);
  });

  it('files fit on two screens', () => {
    const long = ['app', 'components', 'lib', 'scripts'].flatMap(sourcesIn).filter((file) => {
      return readFileSync(file, 'utf8').split('\n').length > 200;
    });
    expect(long).toEqual([]);
  });
});
