import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { z } from 'zod';
import type { Company } from '@/lib/config/brand-schema';
import { site } from '@/lib/config/site';
import { readData } from '@/lib/content/data-file';
import { readText } from '@/lib/content/json-file';
import { sourceFile } from '@/lib/config/source-file';

/** Which parts of the site are still the samples that it is shipped with. */

export const sampleManifestFile = 'content/sample/manifest.json';

/** SHA-256 of the shipped files by path, and by the part they belong to; `npm run content:sample` writes them. */
const digests = z.record(z.string(), z.string().regex(/^[\da-f]{64}$/, 'must be 64 hexadecimal digits'));
export const sampleManifestSchema = z.strictObject({
  brand: digests,
  prices: digests,
  referral: digests,
  releases: digests,
  news: digests,
});
export type SampleManifest = z.output<typeof sampleManifestSchema>;

/** Settings that decide whether the product is a sample. */
export type ProductFacts = {
  company: Pick<Company, 'name' | 'address'>;
  downloadUrls: Readonly<Record<string, string | undefined>>;
  apiBaseUrl: string | undefined;
};

const contentParts = ['prices', 'referral', 'releases', 'news'] as const;

export type Samples = {
  /** Until the company has a name and an address, and the app can be downloaded. */
  product: boolean;
  /** Files that are still as shipped, by part; a part without any is no sample. */
  files: Readonly<Record<(typeof contentParts)[number], readonly string[]>>;
};

/** Decides what is a sample. @param digestOf the digest of a file; undefined if it does not exist */
export function findSamples(
  { company, downloadUrls, apiBaseUrl }: ProductFacts,
  manifest: SampleManifest,
  digestOf: (file: string) => string | undefined,
): Samples {
  const hasDownload = apiBaseUrl !== undefined || Object.values(downloadUrls).some((url) => url !== undefined);
  const isShipped = ([file, digest]: [string, string]) => digestOf(file) === digest;
  const shippedFiles = (part: (typeof contentParts)[number]): readonly string[] =>
    Object.entries(manifest[part])
      .filter(isShipped)
      .map(([file]) => file);
  return {
    product: !(company.name && company.address && hasDownload),
    files: Object.fromEntries(contentParts.map((part) => [part, shippedFiles(part)])) as Samples['files'],
  };
}

/** Digest of a text file, whatever its line endings; undefined if it does not exist. */
export function sampleDigest(file: string): string | undefined {
  if (!existsSync(sourceFile(file))) return undefined;
  return createHash('sha256').update(readText(file).replaceAll('\r\n', '\n')).digest('hex');
}

let cached: Samples | undefined;

/** The samples of this site; read once on a production server. */
export function samples(): Samples {
  if (cached && process.env.NODE_ENV === 'production') return cached;
  cached = findSamples(site, readData(sampleManifestFile, sampleManifestSchema).data, sampleDigest);
  return cached;
}

/** Whether a part of the content is a sample. */
export const isSample = (part: (typeof contentParts)[number]): boolean => samples().files[part].length > 0;

/** The parts that the footer names, in its order. */
export const samplePartNames = ['product', 'prices', 'releases', 'news'] as const;

export const sampleParts = (): (typeof samplePartNames)[number][] =>
  samplePartNames.filter((part) => (part === 'product' ? samples().product : isSample(part)));
