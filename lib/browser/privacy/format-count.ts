/**
 * Fills a message of the form `{count, plural, =0 {…} one {# …} other {# …}}`. It spares browsers the library that
 * formats messages on the server; these few messages nest no deeper.
 */
export function formatCount(message: string, count: number, language: string): string {
  const forms = Object.fromEntries(
    [...message.matchAll(/(=\d+|zero|one|two|few|many|other) \{([^}]*)\}/g)].map(([, key, text]) => [key!, text!]),
  );
  const form = forms[`=${count}`] ?? forms[new Intl.PluralRules(language).select(count)] ?? forms.other ?? message;
  return form.replaceAll('#', new Intl.NumberFormat(language).format(count));
}
