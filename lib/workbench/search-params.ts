/** Returns the search parameters of a page; of a repeated one the first. */
export function toSearchParams(params: Record<string, string | string[] | undefined>): URLSearchParams {
  const entries = Object.entries(params).flatMap(([name, value]) => {
    const first = Array.isArray(value) ? value[0] : value;
    return first === undefined ? [] : [[name, first] as [string, string]];
  });
  return new URLSearchParams(entries);
}
