// First, because it makes its React available.
import '@sveltia/cms';
import type { CustomFieldControlProps } from '@sveltia/cms';
import type { createElement, ReactElement } from 'react';
import { insertSnippet, imageSnippet, snippets, type Snippet } from '@/lib/desk/browser/markdown-snippets';

/**
 * The field for the text of an article: Markdown as it is in the file, and buttons that insert more of it. The rich text
 * editor of the CMS would rewrite a whole text at the first changed word.
 */

const acceptedImages = '.png,.jpg,.jpeg,.webp,.avif,.gif,.svg';

/** From the React that the CMS brings, which renders this component. */
const { h } = globalThis as unknown as { h: typeof createElement };

const areaStyle = {
  ...{ boxSizing: 'border-box', width: '100%', minHeight: '24rem', padding: '0.75rem', resize: 'vertical' },
  ...{ font: '0.875rem/1.6 ui-monospace, monospace', color: 'inherit', background: 'transparent' },
  border: '1px solid var(--sui-textbox-border-color, #888)',
} as const;
const buttonStyle = {
  ...{ padding: '0.25rem 0.75rem', font: 'inherit', color: 'inherit', background: 'transparent', cursor: 'pointer' },
  border: '1px solid var(--sui-textbox-border-color, #888)',
} as const;
const barStyle = { display: 'flex', flexWrap: 'wrap', gap: '0.5rem', marginBottom: '0.5rem' } as const;

/** Renders the field. */
export function ArticleText(props: CustomFieldControlProps): ReactElement {
  const { value, forID, onChange, pickFile } = props;
  const current = typeof value === 'string' ? value : '';
  const area = () => document.getElementById(forID) as HTMLTextAreaElement | null;

  function insert(snippet: Snippet): void {
    const node = area();
    if (!node) return;
    const { text, start, end } = insertSnippet(
      { text: node.value, start: node.selectionStart, end: node.selectionEnd },
      snippet,
    );
    node.value = text;
    node.focus();
    node.setSelectionRange(start, end);
    onChange(text);
  }

  async function insertImage(): Promise<void> {
    const picked = await pickFile({ kind: 'image', accept: acceptedImages, allowURL: false });
    const file = Array.isArray(picked) ? picked[0] : picked;
    if (file) insert(imageSnippet(file.value));
  }

  const button = (label: string, onClick: () => void) =>
    h('button', { key: label, type: 'button', style: buttonStyle, onClick }, label);

  return h(
    'div',
    null,
    h(
      'div',
      { style: barStyle },
      ...snippets.map((snippet) => button(snippet.label, () => insert(snippet))),
      button('Image', () => void insertImage()),
    ),
    // Uncontrolled: the CMS passes a new value only after the next frame, which would move the cursor to the end.
    h('textarea', {
      id: forID,
      style: areaStyle,
      spellCheck: true,
      ref: (node: HTMLTextAreaElement | null) => {
        if (node && document.activeElement !== node && node.value !== current) node.value = current;
      },
      defaultValue: current,
      onChange: (event: { target: { value: string } }) => onChange(event.target.value),
    }),
  );
}
