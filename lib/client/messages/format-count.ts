/** `{count, plural, =0 {…} one {# …} other {# …}}`: forms without braces, the last of them `other`. */
const pluralPattern =
  /^\{count,\s*plural,\s*((?:(?:=\d+|zero|one|two|few|many)\s*\{[^{}]*\}\s*)*other\s*\{[^{}]*\}\s*)\}$/;

/**
 * Formats a message with a count. It replaces the message library of the server; these few messages nest no deeper.
 * @param language a tag such as `ru-RU`, whose plural rules apply
 * @throws Error for a message in another format
 */
export function formatCount(message: string, count: number, language: string): string {
  const forms = Object.fromEntries(
    [...(pluralPattern.exec(message)?.[1] ?? '').matchAll(/([=\w]+)\s*\{([^{}]*)\}/g)].map(([, key, text]) => [
      key,
      text,
    ]),
  );
  const form = forms[`=${count}`] ?? forms[new Intl.PluralRules(language).select(count)] ?? forms.other;
  if (form === undefined) throw new Error(`Not a plural message with a count: ${message}`);
  return form.replaceAll('#', new Intl.NumberFormat(language).format(count));
}
