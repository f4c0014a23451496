import { warnUnknownFormat } from '@/lib/next-internals/unknown-format';

/** The first style sheet of a head up to the layout's own script. */
const headScriptAfterStyles =
  /(<link rel="stylesheet"[\s\S]*?)(<script data-dedupe="">[\s\S]*?<\/script>)(?=[\s\S]*<\/head>)/;

/** A style sheet before that script, with its attributes in any order. */
const stylesBeforeScript = /<link\b[^>]*\bstylesheet\b[\s\S]*?<script\b[^>]*\bdata-dedupe\b/;

/**
 * Moves the layout's script before the style sheets: an inline script waits for style sheets before it, and would miss
 * asset errors until then. React finds it anywhere in the head.
 */
export function moveScriptBeforeStyles(html: string): string {
  const moved = html.replace(headScriptAfterStyles, (_, before: string, script: string) => script + before);
  if (!stylesBeforeScript.test(moved.split('</head>', 1)[0]!)) return moved;
  warnUnknownFormat('order of tags in the head', 'The script of the layout cannot be moved before the style sheets.');
  return html;
}
