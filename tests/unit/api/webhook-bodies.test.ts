import { describe, expect, it } from 'vitest';
import { webhookBodies } from '@/lib/api/webhook-bodies';

const message = {
  id: 'K7QM-2XRA-9TPW',
  kind: 'contact' as const,
  locale: 'ru',
  page: '/ru/pre-sales',
  name: 'Ada <!channel>',
  email: 'ada@example.org',
  company: null,
  content: 'First *line* <https://evil.example|ours>\n[ours](https://evil.example)',
  receivedAt: new Date('2026-11-20T12:00:00Z'),
};

describe('the body of a webhook request', () => {
  it('is by default the documented fields', () => {
    expect(JSON.parse(JSON.stringify(webhookBodies.json({ ...message, note: 'internal' } as typeof message)))).toEqual({
      ...{ id: message.id, kind: 'contact', locale: 'ru', page: '/ru/pre-sales', name: message.name },
      ...{ email: message.email, company: null, content: message.content, received_at: '2026-11-20T12:00:00.000Z' },
    });
  });

  it('for Slack shows visitors’ texts as written, and pings nobody', () => {
    const { text, blocks } = webhookBodies.slack(message);
    expect(text).toBe('Message to sales: Ada &lt;!channel&gt;');
    expect(blocks.map(({ type }) => type)).toEqual(['header', 'section', 'context']);
    expect(JSON.stringify(blocks)).not.toContain('mrkdwn');
    expect(blocks[1]).toEqual({
      type: 'section',
      text: { type: 'plain_text', text: message.content, emoji: false },
    });
    expect(JSON.stringify(blocks[2])).toContain('Email: ada@example.org');
  });

  it('for Teams is one Adaptive Card without Markdown, in the envelope of a workflow', () => {
    const { type, attachments } = webhookBodies.teams(message);
    expect([type, attachments.length]).toEqual(['message', 1]);
    const { contentType, content } = attachments[0]!;
    expect([contentType, content.type]).toEqual(['application/vnd.microsoft.card.adaptive', 'AdaptiveCard']);
    expect(JSON.stringify(content)).not.toContain('"TextBlock"');
    expect(JSON.stringify(content.body)).toContain('[ours](https://evil.example)');
  });

  it.each(['😀'.repeat(5000), 'line\n'.repeat(1000), '"'.repeat(5000)])(
    'stays within the limits of both services for the longest messages',
    (content) => {
      const longest = { ...message, content, name: '😀'.repeat(100), company: '😀'.repeat(100) };
      const { blocks } = webhookBodies.slack(longest);
      expect(JSON.stringify(blocks[1]!).length).toBeLessThan(3100);
      expect(JSON.stringify(blocks[1]!)).toContain('…');
      expect(Buffer.byteLength(JSON.stringify(webhookBodies.teams(longest)))).toBeLessThan(28_000);
    },
  );

  it('leaves out what is unknown', () => {
    const anonymous = { ...message, kind: 'helpful' as const, name: null, email: null, page: '/docs/faq' };
    expect(webhookBodies.slack(anonymous).text).toBe('Vote on an article: /docs/faq');
    expect(JSON.stringify(webhookBodies.teams(anonymous))).not.toMatch(/Name|Email|Company|null[^,]*Bolder/);
  });
});
