import { describe, expect, it } from 'vitest';
import { sourceSchemaOf } from '@/lib/content/article-file';
import { articleFromForm, articleToForm } from '@/lib/desk/article-format';
import { formSchema } from '@/lib/desk/form-schema';

const schema = formSchema(sourceSchemaOf('helps'));
const file = `---
title: "Say \\"no\\": a guide"
description: "One sentence."
date: 2026-09-14
updated: 2026-10-02
section: start
order: 2
guideFor: [com_mac, com_arm64]
cover: window
related:
  /download: 2
---
The text.

\`\`\`bash
echo '---'
\`\`\`
`;

describe('an article in the desk', () => {
  it('is written as it was read', () => {
    expect(articleFromForm(articleToForm(file, schema), schema)).toBe(file);
  });

  it('has its Markdown and its front matter as fields', () => {
    expect(articleToForm(file, schema)).toMatchObject({
      title: 'Say "no": a guide',
      date: '2026-09-14',
      related: [{ key: '/download', value: 2 }],
      body: expect.stringMatching(/^The text\.\n/),
    });
  });

  it('is written without the fields that are empty', () => {
    const values = {
      title: 'T',
      description: 'D',
      date: '2026-01-01',
      draft: false,
      cover: '',
      related: [],
      body: 'B\n',
    };
    expect(articleFromForm(values, schema)).toBe('---\ntitle: "T"\ndescription: "D"\ndate: 2026-01-01\n---\nB\n');
  });

  it('is reported with the line of its error if its front matter cannot be read', () => {
    expect(() => articleToForm('---\ntitle: [\n---\nText\n', schema)).toThrow(/line \d+: /);
  });
});
