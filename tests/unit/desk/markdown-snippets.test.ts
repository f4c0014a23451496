import { describe, expect, it } from 'vitest';
import { insertSnippet, imageSnippet, snippets } from '@/lib/desk/browser/markdown-snippets';

const snippet = (label: string) => snippets.find((candidate) => candidate.label === label)!;
const insert = (text: string, label: string, start = text.length, end = start) =>
  insertSnippet({ text, start, end }, snippet(label));

describe('a button above the text of an article', () => {
  it('inserts a block between blank lines', () => {
    expect(insert('One.Two.', 'Code block', 4).text).toBe('One.\n\n```bash\ncode\n```\n\nTwo.');
  });

  it('adds no blank line where there is one', () => {
    expect(insert('One.\n\n', 'Heading').text).toBe('One.\n\n## Heading');
    expect(insert('', 'Note').text).toBe('> [!NOTE] Text');
    expect(insert('One.\n\nTwo.', 'Note', 5).text).toBe('One.\n\n> [!NOTE] Text\n\nTwo.');
  });

  it('selects what is to be replaced', () => {
    const { text, start, end } = insert('One.', 'Heading');
    expect(text.slice(start, end)).toBe('Heading');
  });

  it('puts the selected text into the snippet', () => {
    expect(insert('See proxies.', 'Link', 4, 11).text).toBe('See [proxies](/pricing).');
  });

  it('inserts an image with a place for its description', () => {
    const { text } = insertSnippet({ text: 'One.', start: 4, end: 4 }, imageSnippet('/images/a.webp'));
    expect(text).toBe('One.\n\n![What the image shows](/images/a.webp)');
  });
});
