import type { Node, SourceFile } from 'typescript/unstable/ast';
import {
  isBindingElement,
  isClassDeclaration,
  isFunctionDeclaration,
  isFunctionExpression,
  isIdentifier,
  isInterfaceDeclaration,
  isMethodDeclaration,
  isMethodSignatureDeclaration,
  isNamedTupleMember,
  isParameterDeclaration,
  isPropertyAssignment,
  isPropertyDeclaration,
  isPropertySignatureDeclaration,
  isTypeAliasDeclaration,
  isTypeParameterDeclaration,
  isVariableDeclaration,
} from 'typescript/unstable/ast/is';
import { nodesOf } from './sources';

const declarations = [
  ...[isVariableDeclaration, isParameterDeclaration, isBindingElement, isNamedTupleMember],
  ...[isFunctionDeclaration, isFunctionExpression, isMethodDeclaration, isMethodSignatureDeclaration],
  ...[isPropertyDeclaration, isPropertySignatureDeclaration, isPropertyAssignment],
  ...[isClassDeclaration, isInterfaceDeclaration, isTypeAliasDeclaration, isTypeParameterDeclaration],
];

/** Names that a file declares: variables, parameters, functions, properties and types. Quoted properties are data. */
export function declaredNames(file: SourceFile): string[] {
  return [...nodesOf(file)].flatMap((node) => {
    if (!declarations.some((isDeclaration) => isDeclaration(node))) return [];
    const { name } = node as Node & { name?: Node };
    return name && isIdentifier(name) ? [name.text] : [];
  });
}

/** Splits an identifier into its words in lower case: `hasSlowReader` into `has`, `slow` and `reader`. */
export const wordsOf = (name: string): string[] =>
  (name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g) ?? []).map((word) => word.toLowerCase());
