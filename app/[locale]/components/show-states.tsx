'use client';

import { useEffect } from 'react';

/** Pseudo-classes that no script can set, and what stands for them in an example that is shown in that state. */
const states = [
  { as: 'hover', pseudo: /:hover/g, instead: '' },
  { as: 'focus', pseudo: /:focus-visible/g, instead: '[data-focused]' },
] as const;

/** The page's own rules for a state, said of examples that are shown in it. */
function rulesFor({ as, pseudo, instead }: (typeof states)[number]): string[] {
  return [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSStyleRule)
    .filter(({ selectorText }) => selectorText.search(pseudo) !== -1)
    .map(
      ({ selectorText, style }) => `[data-as=${as}] :is(${selectorText.replace(pseudo, instead)}) { ${style.cssText} }`,
    );
}

/** What has the focus in a part: of radio buttons only the chosen one can, of a number field the number shall. */
const focusable = (example: Element) =>
  example.querySelector('input:checked, input:not([type=radio])') ?? example.querySelector('a, button, textarea');

/** Lets parts be looked at as if they were pointed at or had the focus, by the very rules that hold for those. */
export function ShowStates() {
  useEffect(() => {
    for (const example of document.querySelectorAll('[data-as=focus]'))
      focusable(example)?.setAttribute('data-focused', '');
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(states.flatMap(rulesFor).join('\n'));
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, []);
  return null;
}
