import type * as z from 'zod/mini';

/** Content types of POST requests by the site's scripts. */
export type ScriptBody = 'json' | 'form' | 'multipart';

/** The schema of an endpoint that the site's scripts call, shared by browser and server. */
export type EndpointSchema<Input extends z.ZodMiniType = z.ZodMiniType, Data extends z.ZodMiniType = z.ZodMiniType> = {
  /** The path below the API's base, such as `home/base-info`. */
  path: string;
  method: 'GET' | 'POST';
  /** The content types of a POST; the first is the one that the browser's scripts use. */
  body?: readonly ScriptBody[];
  /**
   * Query parameters of a GET, or the body of a POST. Only the server validates them, so it passes in zod, and scripts in
   * the browser do not load it for this.
   */
  input: (zod: typeof z) => Input;
  /**
   * The response's data. Browsers load this schema, so it checks types but not lengths: a single length check would
   * bundle all of zod's checks.
   */
  data: Data;
};

/** The input of an endpoint. */
export type InputOf<Schema extends EndpointSchema> = z.input<ReturnType<Schema['input']>>;

/** The base path of the built-in API. */
export const apiBase = '/api';
