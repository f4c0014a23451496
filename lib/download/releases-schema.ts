import { z } from 'zod';
import { lazyJson } from '@/lib/config/data-file';
import { platformIds } from '@/lib/contract/platforms';
import type { Releases } from '@/lib/download/releases';

/** The releases, and their schema. */

export const releasesFile = 'content/releases.json';

const url = z.url({ protocol: /^https$/ });
const file = z.strictObject({
  url: url.optional(),
  bytes: z.int().min(1).optional(),
  sha256: z
    .string()
    .regex(/^[\da-f]{64}$/, 'must be 64 hexadecimal digits')
    .optional(),
});
const release = {
  version: z.string().regex(/^\d+\.\d+\.\d+$/, 'must be a version like 1.4.0'),
  date: z.iso.date('must be a date like 2026-09-14'),
};

export const releasesSchema: z.ZodType<Releases> = z.strictObject({
  newest: z.strictObject({ ...release, files: z.partialRecord(z.enum(platformIds), file) }),
  older: z.array(
    z.strictObject({ ...release, files: z.partialRecord(z.enum(platformIds), file.required({ url: true })) }),
  ),
});

export const readReleases: () => Releases = lazyJson(releasesFile, releasesSchema);
