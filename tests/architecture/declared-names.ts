import type { Node } from 'oxc-parser';
import { walk } from './sources';

/** The names of a variable, parameter or destructuring pattern. */
function boundNames(pattern: Node | null | undefined): string[] {
  switch (pattern?.type) {
    case 'Identifier':
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
    case 'TSInterfaceDeclaration':
    case 'TSTypeAliasDeclaration':
      return boundNames(node.id);
    case 'MethodDefinition':
    case 'PropertyDefinition':
    case 'TSPropertySignature':
      return keyName(node);
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

/** Names that a file declares: variables, parameters, functions, properties and types. Quoted properties are data. */
export const declaredNames = (program: Node): string[] => [...walk(program)].flatMap(namesDeclaredBy);

/** Splits an identifier into its words in lower case: `hasSlowReader` into `has`, `slow` and `reader`. */
export const wordsOf = (name: string): string[] =>
  (name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g) ?? []).map((word) => word.toLowerCase());
