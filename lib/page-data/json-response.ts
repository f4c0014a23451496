/** A JSON file as an answer; it repeats what pages say, so search engines are to keep to the pages. */
export function jsonResponse(data: unknown, headers: Record<string, string> = {}): Response {
  return Response.json(data, { headers: { 'X-Robots-Tag': 'noindex', ...headers } });
}

/** Says in JSON that there is nothing at an address. */
export function notFoundJson(msg: string, cacheControl: string): Response {
  const headers = { 'Cache-Control': cacheControl, 'X-Robots-Tag': 'noindex' };
  return Response.json({ code: 404, msg, data: null }, { status: 404, headers });
}
