import type { Node } from 'oxc-parser';
import { walk, type Source } from './sources';

/** Names that another module or value defines: what is imported, and properties that are read. */
function foreignNames(node: Node): Node[] {
  switch (node.type) {
    case 'ImportSpecifier':
      return [node.imported];
    case 'ObjectPattern':
      return node.properties.flatMap((part) => (part.type === 'Property' ? part.key : []));
    case 'MemberExpression':
      return node.computed ? [] : [node.property];
    case 'TSQualifiedName':
      return [node.right];
    default:
      return [];
  }
}

/** Names that a file declares or uses: variables, functions, members, types and aliases of imports. */
export function declaredNames(program: Node): string[] {
  const nodes = [...walk(program)];
  const foreign = new Set(nodes.flatMap(foreignNames));
  const names = nodes.flatMap((node) =>
    (node.type === 'Identifier' || node.type === 'PrivateIdentifier') && !foreign.has(node) ? node.name : [],
  );
  return [...new Set(names)];
}

/** Splits an identifier into its words, in lower case. */
export const wordsOf = (name: string): string[] =>
  (name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g) ?? []).map((word) => word.toLowerCase());

/** Classes and custom properties of a style sheet. */
export const cssNames = (css: string): string[] =>
  [...css.replace(/\/\*.*?\*\//gs, '').matchAll(/(?:\.|--)([a-z][\w-]*)/gi)].map(([, name]) => name!);

/** All keys of a JSON value, at any depth. */
export const jsonKeys = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? [...(Array.isArray(value) ? [] : Object.keys(value)), ...Object.values(value).flatMap(jsonKeys)]
    : [];

/** Titles of a file's tests and of their groups. */
export function testTitles({ program, text }: Pick<Source, 'program' | 'text'>): string[] {
  return [...walk(program)].flatMap((node) => {
    if (node.type !== 'CallExpression') return [];
    const [title] = node.arguments;
    const isTest = /^(?:describe|it|test)\b/.test(text.slice(node.callee.start, node.callee.end));
    return isTest && title && /^['"`]/.test(text.slice(title.start)) ? text.slice(title.start + 1, title.end - 1) : [];
  });
}
