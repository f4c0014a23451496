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
  /** Cache-Control value; empty for pages, whose value comes from the routing decision, unless they are outdated. */
  cacheControl: string;
  /** `Last-Modified` value of feeds and sitemaps; empty for other files. */
  lastModified?: string;
  /** Hashes of the page's inline scripts, as Content-Security-Policy sources. */
  scripts: string[];
};

export type AssetManifest = { get(path: string): Asset | undefined; paths(): Iterable<string> };

/** Serializes the manifest: an object of paths, whose values are files as JSON. */
export const serializeManifest = (files: ReadonlyMap<string, Asset>): string =>
  JSON.stringify(Object.fromEntries([...files].map(([path, asset]) => [path, JSON.stringify(asset)])));

/** Parses the output of `serializeManifest`. A file stays text until it is requested, which takes less memory. */
export function parseManifest(text: string): AssetManifest {
  const files = new Map(Object.entries(JSON.parse(text) as Record<string, string>));
  return {
    paths: () => files.keys(),
    get: (path) => {
      const file = files.get(path);
      return file === undefined ? undefined : (JSON.parse(file) as Asset);
    },
  };
}

/**
 * The manifest's file name in the build folder. A change of its format needs another name, so that a server of newer
 * sources refuses an older build instead of misreading it.
 */
export const manifestFile = 'assets.json';
