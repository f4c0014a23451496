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
  /** `Last-Modified` value of feeds and sitemaps; empty for other files. */
  lastModified?: string;
  /** Hashes of the page's inline scripts, as Content-Security-Policy sources. */
  scripts: string[];
};

/** Maps paths to files. Values shared by many files are stored once and referenced by index. */
export type AssetManifest = { get(path: string): Asset | undefined; paths(): Iterable<string> };

type SerializedManifest = { common: string[]; rows: Record<string, string> };

const separator = '\t';

/** Serializes the manifest. */
export function serializeManifest(files: ReadonlyMap<string, Asset>): string {
  const sharedValues = new Map<string, number>();
  const getIndex = (text: string) => {
    if (!sharedValues.has(text)) sharedValues.set(text, sharedValues.size);
    return sharedValues.get(text)!;
  };
  const seen = new Set<string>();
  const repeated = new Set<string>();
  for (const script of [...files.values()].flatMap(({ scripts }) => scripts)) {
    if (seen.has(script)) repeated.add(script);
    seen.add(script);
  }
  const entries = [...files].map(
    ([path, { file, etag, bytes, br, gz, type, cacheControl, lastModified = '', scripts }]) => {
      const scriptRefs = scripts.map((script) => (repeated.has(script) ? getIndex(script) : script));
      const shared = [type, cacheControl, lastModified].map(getIndex);
      return [path, [file, etag, bytes, br, gz, ...shared, ...scriptRefs].join(separator)];
    },
  );
  return JSON.stringify({
    common: [...sharedValues.keys()],
    rows: Object.fromEntries(entries) as SerializedManifest['rows'],
  });
}

/** Parses the output of `serializeManifest`. Rows stay strings until requested, to save memory. */
export function parseManifest(text: string): AssetManifest {
  const { common: sharedValues, rows } = JSON.parse(text) as SerializedManifest;
  const table = new Map(Object.entries(rows));
  return {
    paths: () => table.keys(),
    get: (path) => {
      const row = table.get(path);
      if (row === undefined) return undefined;
      const [file, etag, bytes, br, gz, type, cacheControl, lastModified, ...scripts] = row.split(separator) as [
        string,
        ...string[],
      ];
      return {
        file,
        etag: etag!,
        bytes: Number(bytes),
        br: Number(br),
        gz: Number(gz),
        type: sharedValues[Number(type)]!,
        cacheControl: sharedValues[Number(cacheControl)]!,
        lastModified: sharedValues[Number(lastModified)]!,
        scripts: scripts.map((script) => sharedValues[Number(script)] ?? script),
      };
    },
  };
}

/**
 * The manifest's file name in the build folder. A change of its format needs another name, so that a server of newer
 * sources refuses an older build instead of misreading it.
 */
export const manifestFile = 'asset-manifest.json';
