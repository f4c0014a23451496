/** What the HTML standard runs; a script of another type is data, which may stand in the markup. */
const codeType = /^(?:|module|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;

/** Scripts are made anew with their attributes, since those made by a parser do not load. */
function revive(dead: HTMLScriptElement): void {
  const script = document.createElement('script');
  for (const { name, value } of dead.attributes) script.setAttribute(name, value);
  dead.replaceWith(script);
}

/**
 * Puts markup of the operator, such as a statistics script, into the page. Scripts load from where their `src` says;
 * code that stands in the markup itself is left out, since no page's policy lets it run.
 * @throws Error when code was left out, after all else is there; whatever the markup makes the browser throw
 */
export function injectSnippet(target: HTMLElement, markup: string): void {
  const template = document.createElement('template');
  template.innerHTML = markup;
  const scripts = [...template.content.querySelectorAll('script')];
  const own = scripts.filter((script) => !script.hasAttribute('src') && codeType.test(script.type));
  for (const script of scripts) {
    if (own.includes(script)) script.remove();
    else if (script.hasAttribute('src')) revive(script);
  }
  target.append(template.content);
  if (own.length > 0) throw new Error('a snippet holds code of its own, which has to come from a file');
}
