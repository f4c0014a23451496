/** Maximum number of query parameters that are read; far more than any link of the site or of a campaign has. */
export const maxQueryParameters = 200;

/**
 * Removes excess query parameters from a target. Next.js searches all parameters of a name for each parameter, which took two
 * seconds for 7,000 parameters.
 * @param target a raw path, with or without query
 */
export function limitQueryParameters(target: string): string {
  let end = target.indexOf('?');
  for (let count = 0; end !== -1 && count < maxQueryParameters; count += 1) end = target.indexOf('&', end + 1);
  return end === -1 ? target : target.slice(0, end);
}
