/** Script types that the HTML standard executes; others are data, which the markup may contain. */
const executableType = /^(?:|module|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;

/** Recreates a script with its attributes, since scripts inserted by a parser do not run. */
function recreateScript(original: HTMLScriptElement): void {
  const script = document.createElement('script');
  for (const { name, value } of original.attributes) script.setAttribute(name, value);
  original.replaceWith(script);
}

/**
 * Inserts the operator's markup, such as an analytics script, into the page. Scripts load from their `src`; inline code
 * is omitted, since the page's CSP blocks it.
 * @throws Error when code was omitted, after everything else is inserted; errors of the browser for the markup
 */
export function insertMarkup(target: HTMLElement, markup: string): void {
  const template = document.createElement('template');
  template.innerHTML = markup;
  const scripts = [...template.content.querySelectorAll('script')];
  const inlineScripts = scripts.filter((script) => !script.hasAttribute('src') && executableType.test(script.type));
  for (const script of scripts) {
    if (inlineScripts.includes(script)) script.remove();
    else if (script.hasAttribute('src')) recreateScript(script);
  }
  target.append(template.content);
  if (inlineScripts.length > 0)
    throw new Error('Inline code in an HTML snippet was omitted. Load it from a file with src.');
}

/** Like `insertMarkup`, but reports a failure as an uncaught error of the page, with the prefix `api error`. */
export function injectSnippet(target: HTMLElement, markup: string): void {
  try {
    insertMarkup(target, markup);
  } catch (error) {
    // Thrown in a task of its own, so that the page itself is unaffected.
    setTimeout(() => {
      throw new Error(`api error: ${(error as Error).message}`, { cause: error });
    });
  }
}
