import type { RequestListener } from 'node:http';
import { localApi } from '@/lib/content/reference/local-api';

/** Mock of the product's local API, which responds with the examples of its OpenAPI description. */

export const apiToken = 'a-token';

const api = localApi('en');
const operations = Object.entries(api.paths).flatMap(([path, { parameters = [], ...operations }]) => {
  const values = Object.fromEntries(parameters.map(({ name, example }) => [name, example]));
  const url = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name]!);
  return Object.entries(operations).map(([method, operation]) => ({ url, method: method.toUpperCase(), operation }));
});

/** The ID of the only profile. */
export const profileId = api.paths['/v1/profiles/{id}/start']!.parameters![0]!.example;

/** Replaces an operation's example response: a status listed in its description, or a `code`. */
export type ResponseOverride = { status: string } | { code: number };

/**
 * Handles requests to the local API: 401 without the token, 404 for unknown operations and profiles.
 * @param respondTo called with the operation's id; returns `data`, or the response to send instead
 */
export function localApiListener(
  respondTo: (operationId: string) => Promise<{ data?: unknown; instead?: ResponseOverride }>,
): RequestListener {
  return (request, response) => {
    const operation = operations.find(({ url, method }) => url === request.url && method === request.method);
    if (request.headers.authorization !== `Bearer ${apiToken}`) return response.writeHead(401).end();
    if (!operation) return response.writeHead(404).end();
    const { operationId, responses } = operation.operation;
    void respondTo(operationId).then(({ data, instead }) => {
      if (instead && 'status' in instead) {
        const documented = responses[instead.status];
        if (!documented) throw new Error(`The description of ${operationId} has no response ${instead.status}.`);
        for (const [name, { example }] of Object.entries(documented.headers ?? {})) response.setHeader(name, example);
        return response.writeHead(Number(instead.status)).end();
      }
      const body = {
        ...(responses['200']!.content!['application/json'].example as object),
        ...(data ? { data } : {}),
      };
      response.setHeader('Content-Type', 'application/json');
      return response.end(JSON.stringify(instead ? { code: instead.code } : body));
    });
  };
}
