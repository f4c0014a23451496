/** A field of a form, in the terms of Sveltia CMS (https://sveltiacms.app/en/docs/fields). */
export type DeskField = {
  name: string;
  label?: string;
  widget:
    'string' | 'text' | 'number' | 'boolean' | 'select' | 'datetime' | 'list' | 'object' | 'hidden' | 'article-text';
  /** Whether each language has a value of its own; otherwise only the source language has one. */
  i18n?: boolean;
  /** Whether a value is needed, or the languages that need one. */
  required?: boolean | readonly string[];
  hint?: string;
  pattern?: readonly [pattern: string, reason: string];
  maxlength?: number;
  min?: number;
  max?: number;
  value_type?: 'int' | 'float';
  options?: readonly (string | number)[];
  multiple?: boolean;
  /** Subfields of an object or of the objects in a list; `field` of a list of other values. */
  fields?: readonly DeskField[];
  field?: DeskField;
  collapsed?: boolean;
  summary?: string;
  /** Whether the list is the whole file. */
  root?: boolean;
  type?: 'date';
  format?: string;
  picker_utc?: boolean;
};

/** Returns the label of a field from its name: `guideFor` → `Guide for`. */
export function labelOf(name: string): string {
  const words = name.replaceAll(/[-_]/g, ' ').replaceAll(/([a-z\d])([A-Z])/g, '$1 $2');
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
}

/** Template for the title of a collapsed item of a list: the value of the first field with text. */
export function summaryOf(fields: readonly DeskField[]): string | undefined {
  const first = fields.find(({ widget }) => widget === 'string' || widget === 'text' || widget === 'select');
  return first && `{{${first.name}}}`;
}
