/** Markdown that the buttons above the text of an article insert. */

export type Snippet = { label: string; before: string; placeholder: string; after: string };

/** Blocks stand between blank lines; the placeholder is selected, so that typing replaces it. */
export const snippets: readonly Snippet[] = [
  { label: 'Heading', before: '\n\n## ', placeholder: 'Heading', after: '\n\n' },
  { label: 'Link', before: '[', placeholder: 'text', after: '](/pricing)' },
  { label: 'Code block', before: '\n\n```bash\n', placeholder: 'code', after: '\n```\n\n' },
  { label: 'Table', before: '\n\n| ', placeholder: 'Column', after: ' | Column |\n| --- | --- |\n| Cell | Cell |\n\n' },
  { label: 'Note', before: '\n\n> [!NOTE] ', placeholder: 'Text', after: '\n\n' },
];

/** Returns the snippet of an image. @param path of the file, which is temporary until the article is saved */
export const imageSnippet = (path: string): Snippet => ({
  label: 'Image',
  before: '\n\n![',
  placeholder: 'What the image shows',
  after: `](${path})\n\n`,
});

export type Selection = { text: string; start: number; end: number };

const blankLines = /^\n+/;

/** Shortens the blank lines at an edge of the snippet by those that the text already has there. */
function joinLines(edge: string, existing: string): string {
  const wanted = blankLines.exec(edge)?.[0].length ?? 0;
  const missing = Math.max(0, wanted - (blankLines.exec(existing)?.[0].length ?? 0));
  return '\n'.repeat(existing === '' ? 0 : missing) + edge.slice(wanted);
}

const reverse = (text: string) => [...text].toReversed().join('');

/** Inserts a snippet around the selected text. @returns the new text, with what to replace next selected */
export function insertSnippet({ text, start, end }: Selection, snippet: Snippet): Selection {
  const [head, tail] = [text.slice(0, start), text.slice(end)];
  const before = joinLines(snippet.before, reverse(head));
  const after = reverse(joinLines(reverse(snippet.after), tail));
  const content = text.slice(start, end) || snippet.placeholder;
  const contentStart = head.length + before.length;
  return { text: head + before + content + after + tail, start: contentStart, end: contentStart + content.length };
}
