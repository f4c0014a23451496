/**
 * Fills the placeholders of a message, such as `{id}`, in the browser. It replaces the message library of the server,
 * so the message must not contain plurals or quotes.
 * @throws Error for a placeholder without a value, except in production, where it is left in the text
 */
export function interpolate(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    if (process.env.NODE_ENV !== 'production' && !Object.hasOwn(values, name)) {
      throw new Error(`Missing value for ${placeholder} in “${text}”.`);
    }
    return String(values[name] ?? placeholder);
  });
}
