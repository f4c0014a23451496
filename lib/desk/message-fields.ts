import { icuArguments } from '@/lib/content/message-parity';
import { labelOf, summaryOf, type DeskField } from '@/lib/desk/desk-field';

/** Forms for message files: their fields follow the structure of the English file. */

/** Length from which a text is edited in a field of several lines. */
const longText = 70;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Keys of all objects, each after the one that it follows in the first object that has it. */
export function mergeKeys(objects: readonly object[]): string[] {
  const keys: string[] = [];
  for (const object of objects) {
    let position = 0;
    for (const key of Object.keys(object)) {
      const known = keys.indexOf(key);
      if (known === -1) keys.splice(position, 0, key);
      position = (known === -1 ? position : known) + 1;
    }
  }
  return keys;
}

function placeholdersIn(text: string): string[] {
  try {
    return icuArguments(text);
  } catch {
    // Copy of pages may contain braces that are not ICU syntax.
    return [];
  }
}

/** Explains the placeholders of a message; undefined if it has none. */
export function placeholderHint(texts: readonly string[]): string | undefined {
  const names = [...new Set(texts.flatMap(placeholdersIn))];
  if (names.length === 0) return undefined;
  const explain = (name: string) => (name === 'brand' ? '{brand} (the product’s name)' : `{${name}}`);
  const isIcu = texts.some((text) => /\{\w+,/.test(text));
  const syntax = isIcu ? ' Text in braces after a comma depends on the value (ICU syntax).' : '';
  return `The site replaces ${names.map(explain).join(', ')}; keep ${names.length > 1 ? 'them' : 'it'} as written.${syntax}`;
}

function messageField(name: string, values: readonly unknown[], required: DeskField['required']): DeskField {
  const common = { name, label: labelOf(name), i18n: true, required };
  const lists = values.filter((value) => Array.isArray(value));
  if (lists.length > 0) {
    const items = lists.flat() as unknown[];
    // Nothing tells what the items of an empty list would look like, so it is kept as it is.
    if (items.length === 0) return { name, widget: 'hidden', i18n: true };
    const objects = items.filter(isObject);
    if (objects.length === 0) {
      return { ...common, widget: 'list', collapsed: true, field: messageField('item', items, required) };
    }
    const fields = objectFields(objects, required);
    return { ...common, widget: 'list', collapsed: true, summary: summaryOf(fields), fields };
  }
  const objects = values.filter(isObject);
  if (objects.length > 0) {
    // Of a group only the texts may be missing, so no language has a switch that removes the group.
    const isOptional = required === false;
    return {
      ...common,
      required: !isOptional,
      widget: 'object',
      collapsed: true,
      fields: objectFields(objects, required),
    };
  }
  const texts = values.filter((value) => typeof value === 'string');
  const isLong = texts.some((text) => text.length > longText);
  return { ...common, widget: isLong ? 'text' : 'string', hint: placeholderHint(texts) };
}

function objectFields(objects: readonly Record<string, unknown>[], required: DeskField['required']): DeskField[] {
  return mergeKeys(objects).map((key) => {
    const values = objects.filter((object) => key in object).map((object) => object[key]);
    return messageField(key, values, values.length === objects.length && required);
  });
}

/**
 * Returns the fields of a message file.
 * @param english the parsed English file
 * @param source the language in which every text is required; in others a missing one is English on the site
 */
export const messageFields = (english: object, source: string): DeskField[] =>
  objectFields([english as Record<string, unknown>], [source]);
