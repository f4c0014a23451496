import type { Node } from 'oxc-parser';
import { walk, type Source } from './sources';

/** The names of a variable, parameter or destructuring pattern. */
function boundNames(pattern: Node | null | undefined): string[] {
  switch (pattern?.type) {
    case 'Identifier':
    case 'PrivateIdentifier':
      return [pattern.name];
    case 'ObjectPattern':
      return pattern.properties.flatMap((part) => boundNames(part.type === 'Property' ? part.value : part));
    case 'ArrayPattern':
      return pattern.elements.flatMap(boundNames);
    case 'AssignmentPattern':
      return boundNames(pattern.left);
    case 'RestElement':
      return boundNames(pattern.argument);
    case 'TSParameterProperty':
      return boundNames(pattern.parameter);
    default:
      return [];
  }
}

const keyName = (member: { key?: Node; computed?: boolean }): string[] =>
  member.computed ? [] : boundNames(member.key);

const isAlias = (from: Node, to: Node) => boundNames(from)[0] !== boundNames(to)[0];

function namesDeclaredBy(node: Node): string[] {
  switch (node.type) {
    case 'VariableDeclarator':
      return boundNames(node.id);
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
      return [...boundNames(node.id), ...node.params.flatMap(boundNames)];
    case 'TSFunctionType':
    case 'TSConstructorType':
    case 'TSCallSignatureDeclaration':
      return node.params.flatMap(boundNames);
    case 'TSMethodSignature':
      return [...keyName(node), ...node.params.flatMap(boundNames)];
    case 'CatchClause':
      return boundNames(node.param);
    case 'ClassDeclaration':
    case 'ClassExpression':
    case 'TSEnumDeclaration':
    case 'TSInterfaceDeclaration':
    case 'TSTypeAliasDeclaration':
      return boundNames(node.id);
    case 'AccessorProperty':
    case 'MethodDefinition':
    case 'PropertyDefinition':
    case 'TSAbstractAccessorProperty':
    case 'TSAbstractMethodDefinition':
    case 'TSAbstractPropertyDefinition':
    case 'TSPropertySignature':
      return keyName(node);
    case 'TSEnumMember':
      return boundNames(node.id);
    case 'ImportDefaultSpecifier':
    case 'ImportNamespaceSpecifier':
      return boundNames(node.local);
    case 'ImportSpecifier':
      return isAlias(node.imported, node.local) ? boundNames(node.local) : [];
    case 'ExportSpecifier':
      return isAlias(node.local, node.exported) ? boundNames(node.exported) : [];
    case 'ObjectExpression':
      return node.properties.flatMap((part) => (part.type === 'Property' && !part.shorthand ? keyName(part) : []));
    case 'TSTypeParameter':
      return boundNames(node.name);
    case 'TSNamedTupleMember':
      return boundNames(node.label);
    default:
      return [];
  }
}

/** Names that a file declares: variables, functions, members, types and aliases of imports. Quoted properties are data. */
export const declaredNames = (program: Node): string[] => [...walk(program)].flatMap(namesDeclaredBy);

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
