import { ts } from 'ts-morph';
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
const makers = new Set(['getTranslatorWithFallback', 'getTranslations', 'useTranslations']);

/** The namespace argument of a call that creates a translator; null if it cannot be read. */
function namespaceOf({ arguments: [argument] }: ts.CallExpression): string | null {
  if (!argument) return '';
  if (ts.isStringLiteral(argument)) return argument.text;
  if (!ts.isObjectLiteralExpression(argument)) return null;
  const named = argument.properties.find((property) => !/^locale\b/.test(property.getText()));
  if (!named) return '';
  return ts.isPropertyAssignment(named) && ts.isStringLiteral(named.initializer) ? named.initializer.text : null;
}

/** The variable that a translator is assigned to; null if it is used otherwise. */
function variableOf(call: ts.CallExpression): ts.Identifier | null {
  const outer = ts.isAwaitExpression(call.parent) ? call.parent.parent : call.parent;
  return ts.isVariableDeclaration(outer) && ts.isIdentifier(outer.name) ? outer.name : null;
}

/** The key argument of a translator's call: `t(key)` or `t.rich(key)`. */
function keyAt(name: ts.Identifier): ts.Expression | null {
  const callee = ts.isPropertyAccessExpression(name.parent) && name.parent.expression === name ? name.parent : name;
  const call = callee.parent;
  return ts.isCallExpression(call) && call.expression === callee ? (call.arguments[0] ?? null) : null;
}

/** The message key of a property of the `Messages` type; null for a group and for any other symbol. */
function messageKeyOf(symbol: ts.Symbol | undefined): string | null {
  const declaration = symbol?.declarations?.find((node) => node.getSourceFile().fileName.endsWith(messagesFile));
  if (!declaration || !ts.isPropertySignature(declaration)) return null;
  if (declaration.type && ts.isTypeLiteralNode(declaration.type)) return null;
  const parts: string[] = [];
  for (let node: ts.Node = declaration; node; node = node.parent) {
    if (ts.isPropertySignature(node)) parts.unshift((node.name as ts.Identifier).text);
  }
  return parts.join('.');
}

/** The properties that a tree reads: `words.close`, `words[key]` and `{ close } = words`. */
function propertiesIn(nodes: readonly ts.Node[], { checker }: TypedSources): (ts.Symbol | undefined)[] {
  const of = (owner: ts.Node, names: readonly string[]) =>
    names.map((name) => checker.getTypeAtLocation(owner).getProperty(name));
  const byName = nodes.filter(ts.isPropertyAccessExpression).map((node) => node.name);
  const byKey = nodes
    .filter(ts.isElementAccessExpression)
    .flatMap((node) => of(node.expression, stringsOf(checker.getTypeAtLocation(node.argumentExpression)) ?? []));
  const taken = nodes
    .filter(ts.isBindingElement)
    .filter((node) => ts.isObjectBindingPattern(node.parent))
    .flatMap((node) => of(node.parent, [(node.propertyName ?? node.name).getText()]));
  return [...byName.map((name) => checker.getSymbolAtLocation(name)), ...byKey, ...taken];
}

type Translator = { name: ts.Identifier; namespace: string };

/** Finds every use of a message in app, components, lib and scripts. */
export function messageUses(sources: TypedSources): MessageUses {
  const { checker } = sources;
  const used = new Set<string>();
  const asserted: string[] = [];
  const unreadable: string[] = [];

  /** The translators created in a file, by the symbols of their variables. */
  const translatorsIn = (file: string, nodes: readonly ts.Node[]) => {
    const found = new Map<ts.Symbol, Translator>();
    for (const node of nodes) {
      if (!ts.isCallExpression(node) || !makers.has(node.expression.getText())) continue;
      const [name, namespace] = [variableOf(node), namespaceOf(node)];
      const symbol = name && checker.getSymbolAtLocation(name);
      if (symbol && namespace !== null) found.set(symbol, { name, namespace });
      else unreadable.push(`${file}: ${node.getText()}`);
    }
    return found;
  };

  const noteKey = (file: string, namespace: string, use: ts.Identifier) => {
    const key = keyAt(use);
    const prefix = namespace && `${namespace}.`;
    const written = `${file}: ${prefix}${(key ?? use.parent).getText()}`;
    if (key && [...typedNodesOf(key)].some(ts.isAsExpression)) return void asserted.push(written);
    const keys = key && stringsOf(checker.getTypeAtLocation(key));
    if (!keys) return void unreadable.push(written);
    for (const key of keys) used.add(prefix + key);
  };

  for (const [file, source] of sources.files) {
    if (!/^(?:app|components|lib|scripts)\//.test(file)) continue;
    const nodes = [...typedNodesOf(source)];
    for (const symbol of propertiesIn(nodes, sources)) {
      const messageKey = messageKeyOf(symbol);
      if (messageKey) used.add(messageKey);
    }
    const translators = translatorsIn(file, nodes);
    const names = new Set([...translators.values()].map(({ name }) => name.text));
    for (const node of nodes.filter(ts.isIdentifier)) {
      if (!names.has(node.text)) continue;
      const symbol = checker.getSymbolAtLocation(node);
      const translator = symbol && translators.get(symbol);
      if (translator && translator.name !== node) noteKey(file, translator.namespace, node);
    }
  }
  return { used, asserted, unreadable };
}
