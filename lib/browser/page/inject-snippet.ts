/**
 * Puts markup of the operator, such as a statistics script, into the page. Scripts made by a parser do not run, so each
 * is made anew.
 * @throws whatever the markup makes the browser throw
 */
export function injectSnippet(target: HTMLElement, markup: string): void {
  const template = document.createElement('template');
  template.innerHTML = markup;
  for (const dead of template.content.querySelectorAll('script')) {
    const script = document.createElement('script');
    for (const { name, value } of dead.attributes) script.setAttribute(name, value);
    script.text = dead.text;
    dead.replaceWith(script);
  }
  target.append(template.content);
}
