import { createHash } from 'node:crypto';

/** What Content Security Policy (level 3) lets run of a page's inline scripts: those whose hash or nonce it names. */

/** A start tag with its attributes, which may hold `>` in quotes, and the text up to the end tag. */
const scriptElement = /<script\b((?:"[^"]*"|'[^']*'|[^'">])*)>([\s\S]*?)<\/script\s*>/gi;
const sourceAttribute = /\ssrc\s*=/i;
const typeAttribute = /\stype\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;
/** The types that the HTML standard does not take for data ("prepare the script element"). */
const executableType = /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;

function isInlineScript(attributes: string): boolean {
  const [, ...values] = typeAttribute.exec(attributes) ?? [];
  const type = values.find((value) => value !== undefined) ?? '';
  return !sourceAttribute.test(attributes) && executableType.test(type.trim());
}

/** The source that lets a script of exactly this text run: `'sha256-…'`. */
function hashSource(script: string): string {
  // Parsers know one way of ending a line.
  const text = script.replaceAll(/\r\n?/g, '\n');
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/**
 * The sources of all inline scripts of a page, each once, in the page's order. Data such as JSON-LD is no script.
 * @param html a page as it was built: in text that others wrote, `<` is escaped
 */
export function inlineScriptHashes(html: string): string[] {
  const scripts = [...html.matchAll(scriptElement)].filter(([, attributes]) => isInlineScript(attributes!));
  return [...new Set(scripts.map(([, , text]) => hashSource(text!)))];
}

/** The same for the head alone: a page rendered with a nonce has it on all scripts but the layout's own in the head. */
export function headScriptHashes(html: string): string[] {
  const end = html.indexOf('</head>');
  return inlineScriptHashes(end < 0 ? '' : html.slice(0, end));
}

/** The source that lets scripts with this nonce run. @param nonce made anew for each answer, in base64 */
export const nonceSource = (nonce: string): string => `'nonce-${nonce}'`;

export const isNonce = (source: string): boolean => source.startsWith("'nonce-");
