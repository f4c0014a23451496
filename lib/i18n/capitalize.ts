/**
 * A word or date that stands alone as a heading, with a capital letter where its language writes it without one: “Ноябрь
 * 2026 г.”. Scripts without capitals stay as they are.
 * @param language an IETF tag: Turkish has a capital i of its own
 */
export function capitalize(text: string, language: string): string {
  const [first = ''] = text;
  return first.toLocaleUpperCase(language) + text.slice(first.length);
}
