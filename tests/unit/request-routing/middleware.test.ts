import type { Node, SourceFile } from 'typescript/unstable/ast';
import {
  isCallExpression,
  isImportDeclaration,
  isNoSubstitutionTemplateLiteral,
  isPropertyAccessExpression,
  isRegularExpressionLiteral,
  isStringLiteral,
  isSwitchStatement,
  isTemplateExpression,
} from 'typescript/unstable/ast/is';
import { afterAll, describe, expect, it } from 'vitest';
import { isLocaleCode, languageTag, localeCodes } from '@/lib/i18n/locales';
import { nodesOf, openSources } from '../../architecture/sources';

/** String operations: a rule about URLs starts with one. */
const looksInto = /^(?:match|matchAll|replace|replaceAll|test|exec|startsWith|endsWith|includes|indexOf|split|slice)$/;

const languages = new Set<string>(localeCodes.map(languageTag));

/** Whether a node may be part of a rule: a pattern, part of a URL or locale. Imports are not. */
function isOfRules(node: Node): boolean {
  if (isRegularExpressionLiteral(node) || isTemplateExpression(node)) return true;
  if (isPropertyAccessExpression(node)) return looksInto.test(node.name.text);
  if (!isStringLiteral(node) && !isNoSubstitutionTemplateLiteral(node)) return false;
  return node.text.includes('/') || isLocaleCode(node.text) || languages.has(node.text);
}

/** The rule-like nodes of a middleware. Its configuration must be literal, and another test checks that. */
function rulesIn(source: SourceFile): string[] {
  return source.statements
    .filter((statement) => !isImportDeclaration(statement) && !statement.getText().startsWith('export const config ='))
    .flatMap((statement) => [...nodesOf(statement)].filter(isOfRules).map((node) => node.getText()));
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
const sources = openSources(responses);
afterAll(sources.close);
const middleware = sources.files.get('middleware.ts')!;

describe('middleware', () => {
  it('the middleware contains no rules: no pattern, URL or locale', () => {
    expect(rulesIn(middleware)).toEqual([]);
  });

  it('the middleware requests one decision and responds by its kind', () => {
    const nodes = [...nodesOf(middleware)];
    const calls = nodes.filter(isCallExpression).filter(({ expression }) => expression.getText() === 'decide');
    const switches = nodes.filter(isSwitchStatement).map(({ expression }) => expression.getText());
    expect(calls).toHaveLength(1);
    expect(switches).toEqual(['decision.kind']);
  });

  it.each(Object.keys(responses))('a rule in the middleware is detected: %s', (file) => {
    expect(rulesIn(sources.files.get(file)!)).not.toEqual([]);
  });
});
