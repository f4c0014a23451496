/**
 * Fills the places of a text, such as `{id}`, in the browser. It spares browsers the library that formats messages on
 * the server, so the text must be one without plurals and quotes.
 * @throws Error for a place without a value, but in production, where the place is left standing
 */
export function interpolate(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => {
    if (process.env.NODE_ENV !== 'production' && !Object.hasOwn(values, name)) {
      throw new Error(`There is no value for ${place} in “${text}”.`);
    }
    return String(values[name] ?? place);
  });
}
