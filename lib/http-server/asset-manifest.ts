/** A static file of a build. The manifest is written after the build and read at server start. */

export type Asset = {
  /** Path relative to the build folder. */
  file: string;
  type: string;
  /** Strong validator of the uncompressed file (RFC 9110 §8.8.3), without quotation marks. */
  etag: string;
  /** Uncompressed size in bytes. */
  bytes: number;
  /** Size in bytes of the compressed file next to it with this extension; 0 if compression saves nothing. */
  br: number;
  gz: number;
  /** Cache-Control value; empty for pages, whose value comes from the routing decision. */
  cacheControl: string;
  /** Hashes of the page's inline scripts, as Content-Security-Policy sources. */
  scripts: string[];
};

/** Maps paths to files. Values shared by many files are stored once and referenced by index. */
export type AssetManifest = { get(address: string): Asset | undefined; size: number };

type Written = { common: string[]; rows: Record<string, string> };

const between = '\t';

/** Serializes the manifest. */
export function serializeManifest(files: ReadonlyMap<string, Asset>): string {
  const common = new Map<string, number>();
  const numberOf = (text: string) => {
    if (!common.has(text)) common.set(text, common.size);
    return common.get(text)!;
  };
  const seen = new Set<string>();
  const repeated = new Set<string>();
  for (const script of [...files.values()].flatMap(({ scripts }) => scripts)) {
    if (seen.has(script)) repeated.add(script);
    seen.add(script);
  }
  const written = [...files].map(([address, { file, etag, bytes, br, gz, type, cacheControl, scripts }]) => {
    const known = scripts.map((script) => (repeated.has(script) ? numberOf(script) : script));
    return [address, [file, etag, bytes, br, gz, numberOf(type), numberOf(cacheControl), ...known].join(between)];
  });
  return JSON.stringify({ common: [...common.keys()], rows: Object.fromEntries(written) as Written['rows'] });
}

/** Parses the output of `serializeManifest`. Rows stay strings until requested, to save memory. */
export function parseManifest(text: string): AssetManifest {
  const { common, rows } = JSON.parse(text) as Written;
  const table = new Map(Object.entries(rows));
  return {
    size: table.size,
    get: (address) => {
      const row = table.get(address);
      if (row === undefined) return undefined;
      const [file, etag, bytes, br, gz, type, cacheControl, ...scripts] = row.split(between) as [string, ...string[]];
      return {
        ...{ file, etag: etag!, bytes: Number(bytes), br: Number(br), gz: Number(gz) },
        ...{ type: common[Number(type)]!, cacheControl: common[Number(cacheControl)]! },
        scripts: scripts.map((script) => common[Number(script)] ?? script),
      };
    },
  };
}

/** The manifest's file name in the build folder. */
export const manifestFile = 'files.json';
