declare module 'wawoff2' {
  /** Decompresses a WOFF2 file. The result is a view into memory that the next call overwrites. */
  export function decompress(woff2: Uint8Array): Promise<Uint8Array>;
}
