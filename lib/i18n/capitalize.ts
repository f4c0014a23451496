/**
 * Capitalizes a word or date that is used as a heading, where its language writes it in lower case: “Ноябрь 2026 г.”.
 * Scripts without case stay unchanged.
 * @param language a BCP 47 language tag: Turkish has its own capital i
 */
export function capitalize(text: string, language: string): string {
  const [first = ''] = text;
  return first.toLocaleUpperCase(language) + text.slice(first.length);
}
