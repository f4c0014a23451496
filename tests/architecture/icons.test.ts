import { readFileSync } from 'node:fs';
import { ts } from 'ts-morph';
import { expect, it } from 'vitest';
import { iconNames } from '@/lib/config/icon-names';
import { stringsOf } from './literal-types';
import { openTypes, typedNodesOf, type TypedSources } from './typed-sources';

/** Icon names used where only names of the sprite are allowed. Other strings with the same text do not count. */
function namedIcons({ files, checker }: TypedSources, names: readonly string[]): Set<string> {
  const named = new Set<string>();
  for (const [file, source] of files) {
    if (!/^(?:app|components|lib)\//.test(file)) continue;
    for (const node of typedNodesOf(source)) {
      if (!ts.isStringLiteral(node) || !names.includes(node.text) || named.has(node.text)) continue;
      const allowed = new Set(stringsOf(checker.getContextualType(node)));
      if (names.every((name) => allowed.has(name))) named.add(node.text);
    }
  }
  return named;
}

/** Icon names in data files. */
const iconsInData = ['solutions', 'navigation'].flatMap((name) =>
  [...readFileSync(`content/${name}.json`, 'utf8').matchAll(/"icon": "([^"]+)"/g)].map((match) => match[1]!),
);

// Test cases: an icon that is only named in strings, and an unknown icon.
const example = 'components/ui/logo.tsx';
const text = readFileSync('lib/config/icon-names.ts', 'utf8');
const sources = openTypes({
  'lib/config/icon-names.ts': text.replace('[', '["drawn-by-nobody",'),
  [example]: `${readFileSync(example, 'utf8')}
    import { Icon } from '@/components/ui/icon';
    export const word: string = 'drawn-by-nobody';
    export const words = ['drawn-by-nobody'] as const;
    export const unknown = <Icon name="no-such-icon" />;`,
});

it('the sprite contains exactly the generated icon names', () => {
  const sprite = readFileSync('public/assets/icons.svg', 'utf8');
  expect([...sprite.matchAll(/<symbol id="([^"]+)"/g)].map((match) => match[1])).toEqual(iconNames);
});

it('every icon of the sprite is used', () => {
  const names = [...iconNames, 'drawn-by-nobody'];
  const named = new Set([...namedIcons(sources, names), ...iconsInData]);
  expect(names.filter((name) => !named.has(name))).toEqual(['drawn-by-nobody']);
});

it('an unknown icon name is a type error', () => {
  const errors = sources.program
    .getSemanticDiagnostics(sources.files.get(example))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
  expect(errors).toEqual([expect.stringContaining('"no-such-icon"')]);
});
