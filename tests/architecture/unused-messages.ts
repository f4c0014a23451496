import type { Symbol as CompilerSymbol } from 'typescript/unstable/sync';
import type { CallExpression, Expression, Identifier, Node } from 'typescript/unstable/ast';
import {
  isAsExpression,
  isAwaitExpression,
  isBindingElement,
  isCallExpression,
  isElementAccessExpression,
  isIdentifier,
  isObjectBindingPattern,
  isObjectLiteralExpression,
  isPropertyAccessExpression,
  isPropertyAssignment,
  isPropertySignatureDeclaration,
  isStringLiteral,
  isTypeLiteralNode,
  isVariableDeclaration,
} from 'typescript/unstable/ast/is';
import { stringsOf } from './literal-types';
import { typedNodesOf, type TypedSources } from './typed-sources';

/**
 * Finds which UI messages the code uses. The compiler resolves which keys an expression can have, so a key counts
 * only in its namespace, as a key of next-intl's `t` or as a property of the `Messages` type.
 */
export type MessageUses = {
  /** Keys with their namespace: `shell.nav.blog`. */
  used: ReadonlySet<string>;
  /** Keys that a type assertion hides from the compiler: the file, and the key as written, with its namespace. */
  asserted: readonly string[];
  /** Uses that cannot be resolved: a translator passed to other code, or a key of type string. */
  unreadable: readonly string[];
};

const messagesFile = '/generated/messages.ts';
const makers = new Set(['getTranslations', 'useTranslations']);

/** The namespace argument of a getTranslations or useTranslations call; null if it cannot be read. */
function namespaceOf({ arguments: [argument] }: CallExpression): string | null {
  if (!argument) return '';
  if (isStringLiteral(argument)) return argument.text;
  if (!isObjectLiteralExpression(argument)) return null;
  const named = argument.properties.find((property) => !/^locale\b/.test(property.getText()));
  if (!named) return '';
  return isPropertyAssignment(named) && isStringLiteral(named.initializer) ? named.initializer.text : null;
}

/** The variable that a translator is assigned to; null if it is used otherwise. */
function variableOf(call: CallExpression): Identifier | null {
  const outer = isAwaitExpression(call.parent) ? call.parent.parent : call.parent;
  return isVariableDeclaration(outer) && isIdentifier(outer.name) ? outer.name : null;
}

/** The key argument of a translator's call: `t(key)` or `t.rich(key)`. */
function keyAt(name: Identifier): Expression | null {
  const callee = isPropertyAccessExpression(name.parent) && name.parent.expression === name ? name.parent : name;
  const call = callee.parent;
  return isCallExpression(call) && call.expression === callee ? (call.arguments[0] ?? null) : null;
}

/** The message key of a property of the `Messages` type; null for a group and for any other symbol. */
function messageKeyOf(symbol: CompilerSymbol | undefined, { project }: TypedSources): string | null {
  const declaration = symbol?.declarations.find(({ path }) => path.endsWith(messagesFile))?.resolve(project);
  if (!declaration || !isPropertySignatureDeclaration(declaration)) return null;
  if (declaration.type && isTypeLiteralNode(declaration.type)) return null;
  const parts: string[] = [];
  for (let node: Node = declaration; node; node = node.parent) {
    if (isPropertySignatureDeclaration(node)) parts.unshift((node.name as Identifier).text);
  }
  return parts.join('.');
}

/** The properties that a tree reads: `words.close`, `words[key]` and `{ close } = words`. */
function propertiesIn(nodes: readonly Node[], { checker }: TypedSources): (CompilerSymbol | undefined)[] {
  const of = (owner: Node, names: readonly string[]) => {
    const type = checker.getTypeAtLocation(owner);
    return type ? names.map((name) => checker.getPropertyOfType(type, name)) : [];
  };
  const byName = nodes.filter(isPropertyAccessExpression).map((node) => node.name);
  const byKey = nodes
    .filter(isElementAccessExpression)
    .flatMap((node) => of(node.expression, stringsOf(checker.getTypeAtLocation(node.argumentExpression)) ?? []));
  const taken = nodes
    .filter(isBindingElement)
    .filter((node) => isObjectBindingPattern(node.parent))
    .flatMap((node) => of(node.parent, [(node.propertyName ?? node.name)?.getText() ?? '']));
  return [...checker.getSymbolAtLocation(byName), ...byKey, ...taken];
}

type Translator = { name: Identifier; namespace: string };

/** Finds every use of a message in app, components, lib and scripts. */
export function messageUses(sources: TypedSources): MessageUses {
  const { checker } = sources;
  const used = new Set<string>();
  const asserted: string[] = [];
  const unreadable: string[] = [];

  /** The translators created in a file, by the symbols of their variables. */
  const translatorsIn = (file: string, nodes: readonly Node[]) => {
    const found = new Map<number, Translator>();
    for (const node of nodes) {
      if (!isCallExpression(node) || !makers.has(node.expression.getText())) continue;
      const [name, namespace] = [variableOf(node), namespaceOf(node)];
      const symbol = name && checker.getSymbolAtLocation(name);
      if (symbol && namespace !== null) found.set(symbol.id, { name, namespace });
      else unreadable.push(`${file}: ${node.getText()}`);
    }
    return found;
  };

  const noteKey = (file: string, namespace: string, use: Identifier) => {
    const key = keyAt(use);
    const prefix = namespace && `${namespace}.`;
    const written = `${file}: ${prefix}${(key ?? use.parent).getText()}`;
    if (key && [...typedNodesOf(key)].some(isAsExpression)) return void asserted.push(written);
    const keys = key && stringsOf(checker.getTypeAtLocation(key));
    if (!keys) return void unreadable.push(written);
    for (const key of keys) used.add(prefix + key);
  };

  for (const [file, source] of sources.files) {
    if (!/^(?:app|components|lib|scripts)\//.test(file)) continue;
    const nodes = [...typedNodesOf(source)];
    for (const symbol of propertiesIn(nodes, sources)) {
      const messageKey = messageKeyOf(symbol, sources);
      if (messageKey) used.add(messageKey);
    }
    const translators = translatorsIn(file, nodes);
    const names = new Set([...translators.values()].map(({ name }) => name.text));
    for (const node of nodes.filter(isIdentifier)) {
      if (!names.has(node.text)) continue;
      const translator = translators.get(checker.getSymbolAtLocation(node)?.id ?? -1);
      if (translator && translator.name !== node) noteKey(file, translator.namespace, node);
    }
  }
  return { used, asserted, unreadable };
}
