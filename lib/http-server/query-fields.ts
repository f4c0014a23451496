/** So many fields of a query are read; no link of the site or of a campaign comes near it. */
export const mostFields = 200;

/**
 * A target without those fields of its query that are too many. Next.js looks for all fields of a name for each field
 * there is, so that 7,000 of them took it two seconds.
 * @param target a path and perhaps a query, as they were sent
 */
export function withFewFields(target: string): string {
  let end = target.indexOf('?');
  for (let count = 0; end !== -1 && count < mostFields; count += 1) end = target.indexOf('&', end + 1);
  return end === -1 ? target : target.slice(0, end);
}
