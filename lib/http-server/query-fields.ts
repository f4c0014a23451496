/** Maximum number of query fields that are read; far more than any link of the site or of a campaign has. */
export const maxQueryFields = 200;

/**
 * Removes excess query fields from a target. Next.js searches all fields of a name for each field, which took two
 * seconds for 7,000 fields.
 * @param target a raw path, with or without query
 */
export function limitQueryFields(target: string): string {
  let end = target.indexOf('?');
  for (let count = 0; end !== -1 && count < maxQueryFields; count += 1) end = target.indexOf('&', end + 1);
  return end === -1 ? target : target.slice(0, end);
}
