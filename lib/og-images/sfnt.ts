/** The wrapper that font files share (sfnt): just enough of it to give a font another name. */

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Where the directory of a font speaks of a table. @throws Error when the font has none of that name */
function entryOf(view: DataView, tag: string): number {
  for (let i = 0; i < view.getUint16(4); i++) {
    const entry = 12 + i * 16;
    const letters = [0, 1, 2, 3].map((byte) => view.getUint8(entry + byte));
    if (String.fromCharCode(...letters) === tag) return entry;
  }
  throw new Error(`The font has no table "${tag}".`);
}

/** A table of names that gives the family (1) and the PostScript name (6) in UTF-16, and nothing else. */
function nameTable(name: string): Uint8Array {
  const bytes = new Uint8Array(30 + name.length * 2);
  const view = viewOf(bytes);
  const records = [1, 6].flatMap((id) => [3, 1, 0x409, id, name.length * 2, 0]);
  const letters = [...name].map((letter) => letter.charCodeAt(0));
  [0, 2, 30, ...records, ...letters].forEach((value, i) => view.setUint16(i * 2, value));
  return bytes;
}

/** A copy of a font under another family name, so that the parts of one family can be told apart. */
export function renamed(font: Uint8Array, family: string): Uint8Array {
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
