declare module 'wawoff2' {
  /** Unpacks a WOFF2 file. The answer is a view into memory that the next call writes to. */
  export function decompress(woff2: Uint8Array): Promise<Uint8Array>;
}
