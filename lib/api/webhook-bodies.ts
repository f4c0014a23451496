import type { messages } from '@/lib/api/store/schema';

/**
 * Bodies of requests to CONTACT_WEBHOOK_URL, by CONTACT_WEBHOOK_FORMAT. Texts of visitors go into fields that are shown
 * as written, because both services would turn markup into links, mentions and formatting.
 */

type Message = Pick<
  typeof messages.$inferSelect,
  'id' | 'kind' | 'locale' | 'page' | 'name' | 'email' | 'company' | 'content' | 'receivedAt'
>;

const titles: Record<Message['kind'], string> = {
  contact: 'Message to sales',
  message: 'Chat message',
  helpful: 'Vote on an article',
  notify: 'To be told of a download',
};

/** Lines about the sender and the page, without what is unknown. */
const details = ({ id, name, email, company, page, locale }: Message): [label: string, value: string][] =>
  Object.entries({ Name: name, Email: email, Company: company, Page: page, Language: locale, Number: id }).flatMap(
    ([label, value]) => (value ? [[label, value] satisfies [string, string]] : []),
  );

/** Shortens a text to a service's limit, visibly; the whole message is in the inbox. */
const shorten = (text: string, max: number) => {
  const characters = [...text];
  return characters.length > max ? `${characters.slice(0, max - 1).join('')}…` : text;
};

/** The fields of docs/data.md, "The webhook". */
const json = ({ id, kind, locale, page, name, email, company, content, receivedAt }: Message) => ({
  ...{ id, kind, locale, page, name, email, company, content },
  received_at: receivedAt,
});

/** Characters of a Slack text block (Block Kit reference, "Section block"); some take two code units. */
const maxSlackText = 1500;
/** Slack reads these three as markup in the notification, and nothing else needs escaping (Formatting text). */
const slackEntities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escapeSlack = (text: string) => text.replaceAll(/[&<>]/g, (character) => slackEntities[character]!);

/** A Slack message: `blocks` are shown, `text` is its notification. */
const slack = (message: Message) => {
  const plainText = (text: string) => ({ type: 'plain_text', text: shorten(text, maxSlackText), emoji: false });
  const from = message.name ?? message.email ?? message.page ?? message.id;
  const lines = details(message).map(([label, value]) => `${label}: ${value}`);
  return {
    text: escapeSlack(shorten(`${titles[message.kind]}: ${from}`, 150)),
    blocks: [
      { type: 'header', text: plainText(titles[message.kind]) },
      { type: 'section', text: plainText(message.content) },
      { type: 'context', elements: [plainText(lines.join('\n'))] },
    ],
  };
};

/** Teams accepts 28 KB in all: a character takes up to four bytes, and each line 70 more. */
const maxTeamsText = 3500;
const maxTeamsLines = 100;

/** An Adaptive Card in the envelope of a Teams workflow. Text runs, unlike text blocks, show no Markdown. */
const teams = (message: Message) => {
  const run = (text: string, format: { weight?: 'Bolder'; size?: 'Medium'; isSubtle?: boolean } = {}) => ({
    type: 'TextRun',
    text,
    ...format,
  });
  const block = (...inlines: object[]) => ({ type: 'RichTextBlock', inlines });
  const lines = shorten(message.content, maxTeamsText).split('\n');
  const shown = lines.length > maxTeamsLines ? [...lines.slice(0, maxTeamsLines), '…'] : lines;
  return {
    type: 'message',
    attachments: [
      {
        contentType: 'application/vnd.microsoft.card.adaptive',
        contentUrl: null,
        content: {
          $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
          type: 'AdaptiveCard',
          version: '1.4',
          body: [
            block(run(titles[message.kind], { weight: 'Bolder', size: 'Medium' })),
            ...shown.map((line) => block(run(line))),
            ...details(message).map(([label, value]) => block(run(`${label}: `, { isSubtle: true }), run(value))),
          ],
        },
      },
    ],
  };
};

export const webhookBodies = { json, slack, teams } as const;
