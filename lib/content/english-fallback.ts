import type { MessageTree } from '@/lib/content/message-parity';
import type { ElementText } from '@/lib/i18n/element-text';

/**
 * Page copy and interface messages that are not translated yet are shown in English, so that a change of the English text
 * need not wait for all translations.
 */

type Tree = MessageTree | undefined;
type Item = { id?: string } | undefined;

/** Copy whose texts may be English, apart from ids. */
export type WithFallback<T> = T extends string
  ? ElementText
  : { [Key in keyof T]: Key extends 'id' ? T[Key] : WithFallback<T[Key]> };

export type FilledCopy = {
  /** The translation, with missing parts in English; lists are in the order of the English file. */
  filled: MessageTree;
  /** Paths of the English parts: `lead`, `steps.items.2`. */
  fallbacks: string[];
};

/**
 * Texts without a fallback, because they are also used outside of elements: in the head, in structured data, in
 * attributes, and as ids.
 */
const required = /^(?:name|title|description|heading)$|(?:^|\.)id$|^table\.columns(?:\.|$)/;
const isRequiredCopy = (path: string) => required.test(path);

const isGroup = (tree: unknown): tree is Record<string, MessageTree> =>
  typeof tree === 'object' && tree !== null && !Array.isArray(tree);

const idOf = (item: unknown): string | undefined => (isGroup(item) ? (item as Item)?.id : undefined);

/** Returns the index of the translation of an English item: by id, otherwise by position; -1 if there is none. */
function findTranslation(english: readonly MessageTree[], translation: readonly MessageTree[], i: number): number {
  const byId = translation.findIndex((item) => idOf(item) !== undefined && idOf(item) === idOf(english[i]));
  // An item at the same position whose id no English item has is misspelled or lacks an id.
  const isOther = english.some((item) => idOf(item) !== undefined && idOf(item) === idOf(translation[i]));
  return byId >= 0 || isOther || i >= translation.length ? byId : i;
}

/**
 * Replaces missing parts of a translation, including `null`, with English.
 * @param isRequired whether a path has no fallback; the default is that of page copy
 */
export function fillMissingTranslations(
  english: MessageTree,
  translation: MessageTree,
  isRequired: (path: string) => boolean = isRequiredCopy,
): FilledCopy {
  const fallbacks: string[] = [];

  function fill(source: MessageTree, translated: Tree, path: string): Tree {
    if (translated === undefined || translated === null) {
      if (isRequired(path)) return translated;
      fallbacks.push(path);
      return source;
    }
    const at = (key: string | number) => (path === '' ? String(key) : `${path}.${key}`);
    if (Array.isArray(source) && Array.isArray(translated)) {
      const found = source.map((_, i) => findTranslation(source, translated, i));
      const extra = translated.filter((_, i) => !found.includes(i));
      return [...source.map((item, i) => fill(item, translated[found[i]!], at(i))), ...extra] as MessageTree[];
    }
    if (!isGroup(source) || !isGroup(translated)) return translated;
    const filled: Record<string, MessageTree> = { ...translated };
    for (const [key, value] of Object.entries(source)) {
      const child = fill(value, translated[key], at(key));
      if (child !== undefined) filled[key] = child;
    }
    return filled;
  }

  return { filled: fill(english, translation, '')!, fallbacks };
}

/** Replaces what is missing in a draft locale by English, also where there is no fallback otherwise. */
export const fillDraft = (english: MessageTree, filled: MessageTree): FilledCopy =>
  fillMissingTranslations(english, filled, () => false);

/** Returns the value at a path such as `steps.items.2`, which exists. */
export const valueAt = (tree: unknown, path: string): unknown =>
  path.split('.').reduce((value, name) => (value as Record<string, unknown>)[name], tree);

/**
 * Marks the texts that are English.
 * @param fallbacks paths from `fillMissingTranslations`, whose tree may have been typeset since
 */
export function markFallbacks(copy: unknown, fallbacks: readonly string[]): unknown {
  const paths = new Set(fallbacks);
  const mark = (value: unknown, path: string, isInFallback: boolean): unknown => {
    const isFallback = isInFallback || paths.has(path);
    if (typeof value === 'string') return isFallback && !path.endsWith('.id') ? { english: value } : value;
    if (Array.isArray(value)) return value.map((item, i) => mark(item, `${path}.${i}`, isFallback));
    if (!isGroup(value)) return value;
    const entries = Object.entries(value).map(([key, child]) => [
      key,
      mark(child, path === '' ? key : `${path}.${key}`, isFallback),
    ]);
    return Object.fromEntries(entries);
  };
  return mark(copy, '', false);
}

/** Returns the path in a translation of a path in its filled copy; an item that the translation lacks has its id. */
export function toTranslationPath(filled: MessageTree, translation: MessageTree, path: string): string {
  let source: Tree = filled;
  let translated: Tree = translation;
  const names = path.split('.').map((name) => {
    const item: Tree = (source as Record<string, Tree> | undefined)?.[name];
    const id = Array.isArray(source) ? idOf(item) : undefined;
    // An item without an id, only in the translation, is the same object in both.
    const isSame = (other: Tree) => (id === undefined ? isGroup(item) && other === item : idOf(other) === id);
    const index = Array.isArray(translated) ? translated.findIndex(isSame) : -1;
    const found = index >= 0 ? String(index) : (id ?? name);
    source = item;
    translated = (translated as Record<string, Tree> | null | undefined)?.[found];
    return found;
  });
  return names.join('.');
}
