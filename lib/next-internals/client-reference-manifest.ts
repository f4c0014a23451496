import { z } from 'zod';
import { parseJson } from '@/lib/next-internals/unknown-format';

/** The script of a page below `server/app` that Next.js reads when it renders the page. It assigns JSON to a global. */
export const clientReferenceManifestSuffix = '_client-reference-manifest.js';

/** Style sheets of a page's entries (its layout, its error screen, the page), in cascade order. */
export type Entries = Record<string, string[]>;

type ClientReferenceManifest = {
  entries: Entries;
  /** Returns the script with other style sheets. */
  withEntries: (entries: Entries) => string;
};

/** Assignment before the JSON. */
const assignment = /^[\s\S]*?__RSC_MANIFEST\[.*?\] = /;

const manifestSchema = z.object({
  entryCSSFiles: z.record(z.string(), z.array(z.strictObject({ path: z.string(), inlined: z.literal(false) }))),
});

const mapValues = <From, To>(record: Record<string, From>, map: (value: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value)]));

/** @throws Error for an unknown format */
export function parseClientReferenceManifest(script: string): ClientReferenceManifest {
  const prefix = assignment.exec(script)?.[0];
  if (!prefix) throw new Error('A script does not assign a manifest.');
  const manifest = parseJson(script.slice(prefix.length).replace(/;\s*$/, ''), manifestSchema);
  return {
    entries: mapValues(manifest.entryCSSFiles, (sheets) => sheets.map((sheet) => sheet.path)),
    withEntries(entries) {
      const entryCSSFiles = mapValues(entries, (paths) => paths.map((sheet) => ({ path: sheet, inlined: false })));
      return prefix + JSON.stringify({ ...manifest, entryCSSFiles });
    },
  };
}
