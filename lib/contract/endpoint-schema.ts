import type * as z from 'zod/mini';

/** How a script writes the input of a POST. */
export type ScriptBody = 'json' | 'form' | 'multipart';

/** How a POST may write its input; browsers write the last two by themselves, older and newer ones. */
export type BodyType = ScriptBody | 'cspReport' | 'reports';

/** What browser and server agree on about a call. */
export type EndpointSchema<Input extends z.ZodMiniType = z.ZodMiniType, Data extends z.ZodMiniType = z.ZodMiniType> = {
  /** The address below the back end's base, such as `home/base-info`. */
  path: string;
  method: 'GET' | 'POST';
  /** The content types of a POST, the one that the browser's scripts use first. */
  body?: readonly BodyType[];
  /**
   * Query fields of a GET, or the body of a POST. Only the server checks them, so it gives the means to: a browser's
   * script that makes the call loads no part of zod for it.
   */
  input: (zod: typeof z) => Input;
  /**
   * What stands in the answer's data. Browsers load this, so it names types and no lengths: one such check brings all of
   * zod's checks into their scripts.
   */
  data: Data;
};

/** What a call is given. */
export type InputOf<Shape extends EndpointSchema> = z.input<ReturnType<Shape['input']>>;

/** Where this site serves calls itself. */
export const apiBase = '/api';

/** A call that the site's scripts make. */
export type ScriptEndpoint = EndpointSchema & { body?: readonly ScriptBody[] };
