import path from 'node:path';
import type { Node } from 'oxc-parser';
import { walk, type Source, type Sources } from './sources';

/** One import as written, and the file or package it resolves to. Type-only imports never reach a bundle. */
export type Import = { file: string; specifier: string; target: string; isType: boolean };

/**
 * The text of a module specifier, even if it is a constant of the same file. For a template, the text before the
 * first substitution.
 */
function specifierText(node: Node | undefined, program: Node): string | null {
  if (node?.type === 'Literal') return typeof node.value === 'string' ? node.value : null;
  if (node?.type === 'TemplateLiteral') return node.quasis[0]?.value.cooked || null;
  if (node?.type !== 'Identifier') return null;
  for (const declaration of walk(program)) {
    if (declaration.type !== 'VariableDeclarator' || declaration.id.type !== 'Identifier') continue;
    if (declaration.init && declaration.id.name === node.name) return specifierText(declaration.init, program);
  }
  return null;
}

/** The module specifier of an import or export statement, import(), require() or an import type. */
function importOf(node: Node): { specifier: Node | undefined; isType: boolean } | null {
  switch (node.type) {
    case 'ImportDeclaration': {
      const { specifiers, importKind, source } = node;
      const isTypeOnly = specifiers.every((item) => item.type === 'ImportSpecifier' && item.importKind === 'type');
      return { specifier: source, isType: importKind === 'type' || (specifiers.length > 0 && isTypeOnly) };
    }
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration':
      return node.source && { specifier: node.source, isType: node.exportKind === 'type' };
    case 'TSExternalModuleReference':
      return { specifier: node.expression, isType: false };
    case 'TSImportType':
      return { specifier: node.source, isType: true };
    case 'ImportExpression':
      return { specifier: node.source, isType: false };
    case 'CallExpression': {
      const isRequire = node.callee.type === 'Identifier' && node.callee.name === 'require';
      return isRequire ? { specifier: node.arguments[0], isType: false } : null;
    }
    default:
      return null;
  }
}

function importsOf(file: string, { text, program }: Source): Import[] {
  return [...walk(program)].flatMap((node) => {
    const found = importOf(node);
    if (!found) return [];
    const specifier = specifierText(found.specifier, program);
    if (specifier === null) {
      throw new Error(`Cannot read the module specifier in ${file}: ${text.slice(node.start, node.end)}`);
    }
    const { isType } = found;
    if (specifier.startsWith('@/')) return [{ file, specifier, target: specifier.slice(2), isType }];
    const target = specifier.startsWith('.') ? path.join(path.dirname(file), specifier) : specifier;
    return [{ file, specifier, target, isType }];
  });
}

/** Cache, because tests read several variants of the project that differ in few files. */
const importsBySource = new WeakMap<Source, Import[]>();

/** Every import of every file. */
export function importsIn(sources: Sources): Import[] {
  return [...sources].flatMap(([file, source]) => {
    const imports = importsBySource.get(source) ?? importsOf(file, source);
    importsBySource.set(source, imports);
    return imports;
  });
}
