import { z } from 'zod';

type Content = Record<string, { schema: object }>;
type ResponseObject = { $ref?: string; content?: Content; headers?: Record<string, { required?: boolean }> };
type Operation = { responses: Record<string, ResponseObject> };

/** The part of an OpenAPI document that describes responses. */
export type OpenApiDocument = {
  paths: Record<string, Record<string, Operation>>;
  components?: { responses?: Record<string, ResponseObject> };
};

/** Finds the description of an endpoint: all methods that it does not support are answered as its own method is. */
function findOperation({ paths }: OpenApiDocument, path: string, method: string): Operation | undefined {
  const operations = paths[`/${path.split('?')[0]}`];
  return operations && (operations[method.toLowerCase()] ?? Object.values(operations)[0]);
}

function bodyIssues(schema: object, media: string, text: string): string[] {
  if (media !== 'application/json') return [];
  const { error } = z.fromJSONSchema(schema as never).safeParse(JSON.parse(text));
  return error ? [z.prettifyError(error)] : [];
}

/**
 * Compares a response with the OpenAPI document of its server: status, content type, required headers and JSON body.
 * @param path the path below the API's base, with its query
 * @returns the differences; an endpoint that is not described must respond with 404
 */
export function responseIssues(
  document: OpenApiDocument,
  { path, method, response, text }: { path: string; method: string; response: Response; text: string },
): string[] {
  const { status, headers } = response;
  const operation = findOperation(document, path, method);
  if (!operation) return status === 404 ? [] : ['the endpoint is not described'];
  const named = operation.responses[status];
  if (!named) return [`status ${status} is not described`];
  const responseObject = named.$ref ? document.components!.responses![named.$ref.split('/').at(-1)!]! : named;
  const missing = Object.entries(responseObject.headers ?? {})
    .filter(([name, { required }]) => required && !headers.has(name))
    .map(([name]) => `the header ${name} is missing`);
  const media = (headers.get('content-type') ?? '').split(';')[0]!;
  const { content = {} } = responseObject;
  if (media === '' && text === '' && Object.keys(content).length === 0) return missing;
  const type = content[media];
  return type
    ? [...missing, ...bodyIssues(type.schema, media, text)]
    : [`status ${status} as ${media} is not described`];
}
