import { expect, it } from 'vitest';
import { importsIn } from './imports';
import { readSources } from './sources';

/** Content that is compiled could only be changed by a build (docs/decisions/0030-publications-without-compiling.md). */

/** Generated from the brand, which needs a build, from code, or without effect on what visitors get. */
const allowed = new Set([
  ...['generated/brand', 'generated/wordmark', 'generated/font-files', 'generated/fonts.css', 'generated/tokens.css'],
  'generated/endpoints.json',
  // Only refreshes open pages in development.
  'generated/content-revision',
]);

const isCompiled = (file: string) => /^(?:app|components|lib)\/|^(?:middleware|instrumentation)\.ts$/.test(file);
const isContent = (target: string) => /^(?:content|messages|generated)\//.test(target);
const withoutExtension = (target: string) => target.replace(/\.(?:ts|tsx)$/, '');

it('nothing that is compiled imports content, messages, or what is generated from them', () => {
  const imports = importsIn(readSources()).filter(({ file, target, isType }) => {
    return !isType && isCompiled(file) && isContent(target) && !allowed.has(withoutExtension(target));
  });
  expect(imports.map(({ file, target }) => `${file} → ${target}`)).toEqual([]);
});

it('an import of content would be found', () => {
  const source = `import prices from '@/content/prices.json';\nexport const load = () => import('@/generated/messages');`;
  const found = importsIn(readSources({ 'lib/pricing/example.ts': source }))
    .filter(({ file, target, isType }) => file === 'lib/pricing/example.ts' && !isType && isContent(target))
    .map(({ target }) => withoutExtension(target));
  expect(found).toEqual(['content/prices.json', 'generated/messages']);
});
