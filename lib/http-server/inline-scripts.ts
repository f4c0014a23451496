import { createHash } from 'node:crypto';

/** Content Security Policy (level 3) sources for inline scripts. */

/** A start tag with its attributes, which may contain `>` in quotes, and the text up to the end tag. */
const scriptElement = /<script\b((?:"[^"]*"|'[^']*'|[^'">])*)>([\s\S]*?)<\/script\s*>/gi;
const sourceAttribute = /\ssrc\s*=/i;
const typeAttribute = /\stype\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;
/** Types that the HTML standard treats as scripts, not data ("prepare the script element"). */
const executableType = /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;

function isInlineScript(attributes: string): boolean {
  const [, ...values] = typeAttribute.exec(attributes) ?? [];
  const type = values.find((value) => value !== undefined) ?? '';
  return !sourceAttribute.test(attributes) && executableType.test(type.trim());
}

/** Returns the source that allows a script with exactly this text: `'sha256-…'`. */
function hashSource(script: string): string {
  // Parsers normalize line endings.
  const text = script.replaceAll(/\r\n?/g, '\n');
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/**
 * Returns the sources of all inline scripts of a page, deduplicated, in document order. Data such as JSON-LD is not a
 * script.
 * @param html a page as built: `<` is escaped in third-party text
 */
export function inlineScriptHashes(html: string): string[] {
  const scripts = [...html.matchAll(scriptElement)].filter(([, attributes]) => isInlineScript(attributes!));
  return [...new Set(scripts.map(([, , text]) => hashSource(text!)))];
}
