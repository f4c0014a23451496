import type { RequestListener } from 'node:http';
import { localApi } from '@/lib/content/reference/local-api';

/** The product's local API as its own description tells it: answers with the examples that stand there. */

export const apiToken = 'a-token';

const api = localApi('en');
const calls = Object.entries(api.paths).flatMap(([address, { parameters = [], ...operations }]) => {
  const values = Object.fromEntries(parameters.map(({ name, example }) => [name, example]));
  const url = address.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name]!);
  return Object.entries(operations).map(([method, operation]) => ({ url, method: method.toUpperCase(), operation }));
});

/** The ID of the one profile that there is. */
export const profileId = api.paths['/v1/profiles/{id}/start']!.parameters![0]!.example;

/** What a call is answered with instead of its example: a status that its description names, or a `code`. */
export type Instead = { status: string } | { code: number };

/**
 * Answers requests to the local API: 401 without the token, 404 where there is no call or no such profile.
 * @param answerTo is asked for each call by its operation's id: it may give `data`, or what to answer instead
 */
export function localApiListener(
  answerTo: (operationId: string) => Promise<{ data?: unknown; instead?: Instead }>,
): RequestListener {
  return (request, response) => {
    const call = calls.find(({ url, method }) => url === request.url && method === request.method);
    if (request.headers.authorization !== `Bearer ${apiToken}`) return response.writeHead(401).end();
    if (!call) return response.writeHead(404).end();
    const { operationId, responses } = call.operation;
    void answerTo(operationId).then(({ data, instead }) => {
      if (instead && 'status' in instead) {
        const told = responses[instead.status];
        if (!told) throw new Error(`The description of ${operationId} names no ${instead.status}.`);
        for (const [name, { example }] of Object.entries(told.headers ?? {})) response.setHeader(name, example);
        return response.writeHead(Number(instead.status)).end();
      }
      const answer = {
        ...(responses['200']!.content!['application/json'].example as object),
        ...(data ? { data } : {}),
      };
      response.setHeader('Content-Type', 'application/json');
      return response.end(JSON.stringify(instead ? { code: instead.code } : answer));
    });
  };
}
