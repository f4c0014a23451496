import type * as zod from 'zod/mini';

/** A timestamp in ISO 8601 and UTC, from 1970 to 9999. Only servers validate it, so they pass in zod. */
export const timestamp = (z: typeof zod) =>
  z.iso
    .datetime({ error: 'it is not a timestamp' })
    .check(z.refine((text) => Date.parse(text) >= 0, 'it is before 1970'));
