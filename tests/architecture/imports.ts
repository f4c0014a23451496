import path from 'node:path';
import { SyntaxKind, type ImportDeclaration, type Node, type SourceFile } from 'typescript/unstable/ast';
import {
  isCallExpression,
  isExportDeclaration,
  isExternalModuleReference,
  isIdentifier,
  isImportDeclaration,
  isImportTypeNode,
  isLiteralTypeNode,
  isNamedImports,
  isNoSubstitutionTemplateLiteral,
  isStringLiteral,
  isTemplateExpression,
  isVariableDeclaration,
} from 'typescript/unstable/ast/is';
import { nodesOf, type Sources } from './sources';

/** One import as written, and the file or package it resolves to. Type-only imports never reach a bundle. */
export type Import = { file: string; specifier: string; target: string; isType: boolean };

function bringsOnlyTypes({ importClause }: ImportDeclaration): boolean {
  if (!importClause) return false;
  if (importClause.phaseModifier === SyntaxKind.TypeKeyword) return true;
  const { name, namedBindings } = importClause;
  return (
    !name &&
    !!namedBindings &&
    isNamedImports(namedBindings) &&
    namedBindings.elements.every((element) => element.isTypeOnly)
  );
}

/**
 * The text of a module specifier, also if it is a constant of the same file. For a template, the text before the
 * first substitution.
 */
function writtenName(node: Node | undefined): string | null {
  if (!node) return null;
  if (isStringLiteral(node) || isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (isTemplateExpression(node)) return node.head.text || null;
  if (!isIdentifier(node)) return null;
  const constants = [...nodesOf(node.getSourceFile())].filter(isVariableDeclaration);
  return writtenName(
    constants.find(({ name, initializer }) => initializer && name.getText() === node.text)?.initializer,
  );
}

/** The import that a node makes, if any: an import or export statement, import(), require() or an import type. */
function importIn(node: Node): { name: string | null; isType: boolean } | null {
  if (isImportDeclaration(node)) return { name: writtenName(node.moduleSpecifier), isType: bringsOnlyTypes(node) };
  if (isExportDeclaration(node) && node.moduleSpecifier) {
    return { name: writtenName(node.moduleSpecifier), isType: node.isTypeOnly };
  }
  if (isExternalModuleReference(node)) return { name: writtenName(node.expression), isType: false };
  if (isImportTypeNode(node)) {
    return { name: isLiteralTypeNode(node.argument) ? writtenName(node.argument.literal) : null, isType: true };
  }
  if (!isCallExpression(node)) return null;
  const { expression } = node;
  const isImport = expression.kind === SyntaxKind.ImportKeyword || expression.getText() === 'require';
  return isImport ? { name: writtenName(node.arguments[0]), isType: false } : null;
}

function importsOf(file: string, source: SourceFile): Import[] {
  return [...nodesOf(source)].flatMap((node) => {
    const imported = importIn(node);
    if (!imported) return [];
    const { name: specifier, isType } = imported;
    if (specifier === null) throw new Error(`Cannot read the module specifier in ${file}: ${node.getText()}`);
    if (specifier.startsWith('@/')) return [{ file, specifier, target: specifier.slice(2), isType }];
    const target = specifier.startsWith('.') ? path.join(path.dirname(file), specifier) : specifier;
    return [{ file, specifier, target, isType }];
  });
}

/** Cache by file and text, since the tests open several variants that differ in few files. */
const read = new Map<string, Import[]>();

/** Every import of every file. */
export function importsIn(sources: Sources): Import[] {
  return [...sources.files].flatMap(([file, source]) => {
    const key = `${file}\n${source.text}`;
    const imports = read.get(key) ?? importsOf(file, source);
    read.set(key, imports);
    return imports;
  });
}
