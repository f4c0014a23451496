import * as cheerio from 'cheerio';
import { HtmlValidate, StaticConfigLoader, type ConfigData } from 'html-validate';

/** Rules of html-validate. All of its recommended ones apply, except these. */
const config: ConfigData = {
  extends: ['html-validate:recommended'],
  rules: {
    // Not among the recommended ones.
    'heading-level': 'error',
    // How React writes HTML; other spellings of the same document.
    'void-style': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // Scripts and styles come from our own origin, under names that contain their digest.
    'require-sri': 'off',
    // Names of lists are useful in some screen readers and harmless in others.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // Ids are words of any language, and React's own begin with an underscore.
    'valid-id': ['error', { relaxed: true }],
  },
};

const validator = new HtmlValidate(new StaticConfigLoader(config));

/** Elements that are focusable by themselves, or have a role by which they are. */
const interactive = 'a[href], button, input, select, textarea, summary, iframe, [role=button], [role=tab]';

/** Finds focusable elements without a role and a name, and labels hidden from screen readers, on a page. */
function focusIssues(html: string): string[] {
  const $ = cheerio.load(html);
  const unnamed = $('[tabindex=0]')
    .not(interactive)
    .filter((_, node) => !$(node).attr('role') || !($(node).attr('aria-label') ?? $(node).attr('aria-labelledby')));
  const hidden = $('[aria-hidden=true] label, label[aria-hidden=true]');
  return [
    ...unnamed.toArray().map((node) => `<${node.tagName}> is focusable but has no role or accessible name`),
    ...hidden.toArray().map((node) => `<${node.tagName}> is inside aria-hidden`),
  ];
}

/** Finds violations of the HTML standard and of accessibility rules in a page. */
export function htmlIssues(html: string): string[] {
  const { results } = validator.validateStringSync(html);
  const found = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
  return [...found, ...focusIssues(html)];
}
