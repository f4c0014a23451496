import type * as zod from 'zod/mini';

/** A moment in ISO 8601 and UTC, from 1970 to 9999, as browsers write it. Only servers check it, and give the means to. */
export const timestamp = (z: typeof zod) =>
  z.iso.datetime({ error: 'it is no moment' }).check(z.refine((text) => Date.parse(text) >= 0, 'it is before 1970'));
