import { readFileSync } from 'node:fs';
import { isStringLiteral } from 'typescript/unstable/ast/is';
import { afterAll, describe, expect, it } from 'vitest';
import { iconNames } from '@/generated/icon-names';
import { stringsOf } from './literal-types';
import { nodesOf, openTypes, type TypedSources } from './sources';

/** Names that stand where only a name of the sprite may stand; a word that merely reads the same is none. */
function namedIcons({ files, checker }: TypedSources, names: readonly string[]): Set<string> {
  const named = new Set<string>();
  for (const [file, source] of files) {
    if (!/^(?:app|components|lib)\//.test(file)) continue;
    for (const node of nodesOf(source)) {
      if (!isStringLiteral(node) || !names.includes(node.text) || named.has(node.text)) continue;
      const allowed = new Set(stringsOf(checker.getContextualType(node)));
      if (names.every((name) => allowed.has(name))) named.add(node.text);
    }
  }
  return named;
}

// What the tests must find: an icon that is no more than a word of the code, and one that nobody has heard of.
const tried = 'components/ui/logo.tsx';
const text = readFileSync('generated/icon-names.ts', 'utf8');
const sources = openTypes({
  'generated/icon-names.ts': text.replace('[', '["drawn-by-nobody",'),
  [tried]: `${readFileSync(tried, 'utf8')}
    import { Icon } from '@/components/ui/icon';
    export const word: string = 'drawn-by-nobody';
    export const words = ['drawn-by-nobody'] as const;
    export const unknown = <Icon name="no-such-icon" />;`,
});
afterAll(sources.close);

describe('the icon sprite', () => {
  it('holds the icons that its names promise', () => {
    const sprite = readFileSync('public/assets/icons.svg', 'utf8');
    expect([...sprite.matchAll(/<symbol id="([^"]+)"/g)].map((match) => match[1])).toEqual(iconNames);
  });

  it('holds no icon that nothing draws', () => {
    const names = [...iconNames, 'drawn-by-nobody'];
    const named = namedIcons(sources, names);
    expect(names.filter((name) => !named.has(name))).toEqual(['drawn-by-nobody']);
  });

  it('is all that can be drawn: another name is an error of types', () => {
    const errors = sources.project.program.getSemanticDiagnostics(tried).map((error) => error.text);
    expect(errors).toEqual([expect.stringContaining('"no-such-icon"')]);
  });
});
