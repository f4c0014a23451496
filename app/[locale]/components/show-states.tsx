'use client';

import { useEffect } from 'react';

/** Pseudo-classes that scripts cannot set, and the selectors that replace them in examples. */
const states = [
  { state: 'hover', pseudoClass: /:hover/g, replacement: '' },
  { state: 'focus', pseudoClass: /:focus-visible/g, replacement: '[data-focused]' },
] as const;

/** Copies the page's CSS rules for a state, rewritten to match examples of that state. */
function rulesFor({ state, pseudoClass, replacement }: (typeof states)[number]): string[] {
  return [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSStyleRule)
    .filter(({ selectorText }) => selectorText.search(pseudoClass) !== -1)
    .map(
      ({ selectorText, style }) =>
        `[data-state=${state}] :is(${selectorText.replace(pseudoClass, replacement)}) { ${style.cssText} }`,
    );
}

/** The focusable element of an example: the checked radio button, or the input of a number field. */
const focusable = (example: Element) =>
  example.querySelector('input:checked, input:not([type=radio])') ?? example.querySelector('a, button, textarea');

/** Shows components as hovered or focused by applying their real CSS rules for these states. */
export function ShowStates() {
  useEffect(() => {
    for (const example of document.querySelectorAll('[data-state=focus]'))
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
