import type { Node } from 'oxc-parser';
import { expect, it } from 'vitest';
import { isLocaleCode, languageTag, localeCodes } from '@/lib/i18n/locales';
import { walk, readSources, type Source } from '../../architecture/sources';

/** String operations: a rule about URLs starts with one. */
const stringMethods =
  /^(?:match|matchAll|replace|replaceAll|test|exec|startsWith|endsWith|includes|indexOf|split|slice)$/;

const languages = new Set<string>(localeCodes.map(languageTag));

/** Whether a node may be part of a rule: a pattern, part of a URL or locale. Imports are not. */
function isRuleNode(node: Node): boolean {
  if (node.type === 'TemplateLiteral') return node.expressions.length > 0 || isUrlOrLocale(node.quasis[0]!.value.raw);
  if (node.type === 'MemberExpression')
    return node.property.type === 'Identifier' && stringMethods.test(node.property.name);
  if (node.type !== 'Literal') return false;
  return 'regex' in node || (typeof node.value === 'string' && isUrlOrLocale(node.value));
}

const isUrlOrLocale = (text: string) => text.includes('/') || isLocaleCode(text) || languages.has(text);

/** The rule-like nodes of a middleware. Its configuration must be literal, and another test checks that. */
function rulesIn({ program, text }: Source): string[] {
  const textOf = ({ start, end }: Node) => text.slice(start, end);
  return program.body
    .filter((node) => node.type !== 'ImportDeclaration' && !textOf(node).startsWith('export const config ='))
    .flatMap((statement) => [...walk(statement)].filter(isRuleNode).map(textOf));
}

const responses = {
  'tests/tried-constant.ts': `const feed = /rss$/;`,
  'tests/tried-pattern.ts': `function query(raw: string) { return raw.replace(/_rsc/, ''); }`,
  'tests/tried-path.ts': `export default (request: Request) => { if (request.url === '/pricing') return null; }`,
  'tests/tried-template.ts': 'export default (locale: string) => { return new URL(`/${locale}/x`); }',
  'tests/tried-locale.ts': `export default (locale: string) => { switch (locale) { case 'zh': return 1; } }`,
  'tests/tried-language.ts': `export default (tag: string) => { return tag === 'zh-CN'; }`,
  'tests/tried-method.ts': `export default (path: string) => { return path.startsWith(prefix); }`,
};
const sources = readSources(responses);
const middleware = sources.get('middleware.ts')!;

it('the middleware contains no rules: no pattern, URL or locale', () => {
  expect(rulesIn(middleware)).toEqual([]);
});

it('the middleware requests one decision and responds by its kind', () => {
  const nodes = [...walk(middleware.program)];
  const textOf = ({ start, end }: Node) => middleware.text.slice(start, end);
  const calls = nodes.filter((node) => node.type === 'CallExpression' && textOf(node.callee) === 'routeRequest');
  const switches = nodes.flatMap((node) => (node.type === 'SwitchStatement' ? [textOf(node.discriminant)] : []));
  expect(calls).toHaveLength(1);
  expect(switches).toEqual(['decision.kind']);
});

it.each(Object.keys(responses))('a rule in the middleware is detected: %s', (file) => {
  expect(rulesIn(sources.get(file)!)).not.toEqual([]);
});
