/** Renames a font in the sfnt container format. */

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Returns the offset of a table's directory entry. @throws Error if the font lacks the table */
function entryOf(view: DataView, tag: string): number {
  for (let i = 0; i < view.getUint16(4); i++) {
    const entry = 12 + i * 16;
    const codes = [0, 1, 2, 3].map((byte) => view.getUint8(entry + byte));
    if (String.fromCharCode(...codes) === tag) return entry;
  }
  throw new Error(`Font table "${tag}" is missing. Use a TrueType or OpenType font.`);
}

/** Builds a name table with only the family (1) and PostScript name (6), in UTF-16. */
function nameTable(name: string): Uint8Array {
  const bytes = new Uint8Array(30 + name.length * 2);
  const view = viewOf(bytes);
  const records = [1, 6].flatMap((id) => [3, 1, 0x409, id, name.length * 2, 0]);
  const codes = [...name].map((letter) => letter.charCodeAt(0));
  [0, 2, 30, ...records, ...codes].forEach((value, i) => view.setUint16(i * 2, value));
  return bytes;
}

/** Returns a copy of a font under another family name, so that subsets of one family are distinct. */
export function renameFont(font: Uint8Array, family: string): Uint8Array {
  const names = nameTable(family);
  const start = Math.ceil(font.length / 4) * 4;
  const copy = new Uint8Array(start + names.length);
  copy.set(font);
  copy.set(names, start);
  const view = viewOf(copy);
  const entry = entryOf(view, 'name');
  view.setUint32(entry + 8, start);
  view.setUint32(entry + 12, names.length);
  return copy;
}
