import { describe, expect, it } from 'vitest';
import { mergeKeys, messageFields, placeholderHint } from '@/lib/desk/message-fields';

describe('the form of a message file', () => {
  it('follows the structure of the English file', () => {
    const english = {
      title: 'Prices',
      nav: { home: 'Home' },
      rows: [['a', 'b']],
      items: [{ name: 'A' }, { name: 'B', note: 'C' }],
      none: [],
    };
    expect(messageFields(english, 'en')).toMatchObject([
      { name: 'title', label: 'Title', widget: 'string', i18n: true, required: ['en'] },
      { name: 'nav', widget: 'object', fields: [{ name: 'home', widget: 'string' }] },
      { name: 'rows', widget: 'list', field: { widget: 'list', field: { widget: 'string' } } },
      {
        name: 'items',
        widget: 'list',
        summary: '{{name}}',
        fields: [
          { name: 'name', required: ['en'] },
          { name: 'note', required: false },
        ],
      },
      { name: 'none', widget: 'hidden' },
    ]);
  });

  it('has several lines for a long text', () => {
    expect(messageFields({ lead: 'a '.repeat(60) }, 'en')).toMatchObject([{ widget: 'text' }]);
  });

  it.each([
    [['Hello'], undefined],
    [['{brand} is here'], 'The site replaces {brand} (the product’s name); keep it as written.'],
    [['{a} of {b}'], 'The site replaces {a}, {b}; keep them as written.'],
    [['{n, plural, one {#} other {#}}'], expect.stringContaining('depends on the value')],
    [['{not icu'], undefined],
  ])('explains the placeholders of %j', (texts, hint) => {
    expect(placeholderHint(texts)).toEqual(hint);
  });

  it('has the fields of list items in an order in which each item has its own', () => {
    expect(
      mergeKeys([
        { id: 1, heading: 1, text: 1 },
        { heading: 1, lead: 1, text: 1 },
      ]),
    ).toEqual(['id', 'heading', 'lead', 'text']);
  });
});
