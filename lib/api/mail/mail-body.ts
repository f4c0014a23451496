import { sanitizeText } from '@/lib/contract/sanitize-text';
import { withoutInvisibleCharacters } from '@/lib/i18n/invisible-characters';
import { escapeHtml } from '@/lib/text/escape-html';

/** Bodies of mails, as text and as simple HTML. */

/** A paragraph, a link on a line of its own, or a titled list of names and values. */
export type MailBlock =
  string | { label: string; url: string } | { title: string; rows: [name: string, value: string][] };

/** Names in lists come from visitors: campaigns, addresses without a page. */
const maxNameLength = 100;
const toName = (text: string) => sanitizeText(withoutInvisibleCharacters(text), maxNameLength);

function toText(block: MailBlock): string {
  if (typeof block === 'string') return block;
  if ('url' in block) return `${block.label}:\n${block.url}`;
  return [block.title, ...block.rows.map(([name, value]) => `- ${toName(name)}: ${value}`)].join('\n');
}

function toHtml(block: MailBlock): string {
  if (typeof block === 'string') return `<p>${escapeHtml(block)}</p>`;
  if ('url' in block) return `<p><a href="${escapeHtml(block.url)}">${escapeHtml(block.label)}</a></p>`;
  const rows = block.rows.map(
    ([name, value]) =>
      `<tr><th scope="row" align="left">${escapeHtml(toName(name))}</th><td>${escapeHtml(value)}</td></tr>`,
  );
  return `<h2>${escapeHtml(block.title)}</h2>\n<table cellpadding="4">\n${rows.join('\n')}\n</table>`;
}

/** @param language of the texts, as in the attribute `lang` */
export const toMailBody = (blocks: readonly MailBlock[], language: string): { text: string; html: string } => ({
  text: `${blocks.map(toText).join('\n\n')}\n`,
  html: `<!doctype html>\n<html lang="${language}">\n<body>\n${blocks.map(toHtml).join('\n')}\n</body>\n</html>\n`,
});
