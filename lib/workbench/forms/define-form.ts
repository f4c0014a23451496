import type { z } from 'zod';
import type { Database } from '@/lib/api/store/store';
import type { WorkbenchRole } from '@/lib/api/store/workbench-schema';
import type { Member } from '@/lib/workbench/auth/session';
import type { Flash } from '@/lib/workbench/forms/flash';

/** Forms of the workbench: each is sent to the address of its page, with the hidden field `action`. */

export type FormContext = {
  request: Request;
  db: Database;
  /** Signs cookies. */
  secret: string;
  /** The origin of the workbench. */
  origin: string;
  /** Whoever is signed in; null in forms for everybody. */
  member: Member | null;
  /** The rest of the page's path: the token of `/workbench/password/{token}`. */
  parameter: string;
};

/** Where the browser goes next, by default to the form's page, and what it shows there. */
export type FormResult = Partial<Omit<Flash, 'path' | 'action' | 'values'>> & {
  to?: string;
  /** Further `Set-Cookie` headers. */
  cookies?: readonly string[];
  /** A file that the browser saves; the page stays as it is. */
  download?: { fileName: string; type: string; content: string };
};

export type Form = {
  /** The page's path below `/workbench`, without its parameter. */
  page: string;
  action: string;
  /** Who may send it: everybody, or people with at least this role. */
  access: 'everybody' | WorkbenchRole;
  fields: z.ZodObject;
  /**
   * Maximum size of the body in bytes, if it may be a file: the only form of a page, and read only for whoever may send it.
   */
  fileLimit?: number;
  /** Fields whose values are shown again after an error; never passwords. */
  keeps?: readonly string[];
  run: (fields: never, context: never) => Promise<FormResult>;
};

type Context<Access> = Access extends 'everybody' ? FormContext : FormContext & { member: Member };

/** Defines a form; messages of its schema are keys of the messages `errors`. */
export function defineForm<const Access extends Form['access'], Fields extends z.ZodObject>(
  form: Omit<Form, 'access' | 'fields' | 'run'> & {
    access: Access;
    fields: Fields;
    run: (fields: z.output<Fields>, context: Context<Access>) => Promise<FormResult>;
  },
): Form {
  return form;
}
