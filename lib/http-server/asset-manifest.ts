/** The files of a build that are sent as they are: written after a build, read when a server starts. */

export type Asset = {
  /** Where it is, below the build's folder. */
  file: string;
  type: string;
  /** A strong validator of the file as it is (RFC 9110 §8.8.3), without quotation marks. */
  etag: string;
  /** How many bytes it has as it is. */
  bytes: number;
  /** How many it has compressed, beside it with this ending; 0 where that saves nothing. */
  br: number;
  gz: number;
  /** How long others may keep it; empty for a page, of which the routing decision says so. */
  cacheControl: string;
  /** The digests of a page's scripts that stand in its HTML, as a Content-Security-Policy names them. */
  scripts: string[];
};

/** Addresses and their files. What many files have in common stands once, and is told by its number. */
export type AssetManifest = { get(address: string): Asset | undefined; size: number };

type Written = { common: string[]; rows: Record<string, string> };

const between = '\t';

/** The table as a file's text. */
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

/** Reads what `serializeManifest` wrote. A row stays one short text until somebody asks for it, so that tables stay small. */
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

/** The table's own file, in the build's folder. */
export const manifestFile = 'files.json';
