/** Reads the cmap subtables of a font file that the image fonts use: formats 4 and 12. */

type Glyphs = (code: number) => boolean;

function format4(table: DataView): Glyphs {
  const count = table.getUint16(6);
  const at = (list: number, i: number) => 14 + (list * count + i * 2) + (list > 0 ? 2 : 0);
  return (code) => {
    for (let i = 0; i < count / 2; i++) {
      if (code > table.getUint16(at(0, i))) continue;
      const start = table.getUint16(at(1, i));
      if (code < start) return false;
      const delta = table.getUint16(at(2, i));
      const offset = table.getUint16(at(3, i));
      if (offset === 0) return ((code + delta) & 0xffff) !== 0;
      return table.getUint16(at(3, i) + offset + (code - start) * 2) !== 0;
    }
    return false;
  };
}

function format12(table: DataView): Glyphs {
  return (code) => {
    for (let i = 0; i < table.getUint32(12); i++) {
      const group = 16 + i * 12;
      if (code >= table.getUint32(group) && code <= table.getUint32(group + 4)) return true;
    }
    return false;
  };
}

/** Returns whether a font file (sfnt) has a glyph for a character. */
export function glyphsOf(font: Uint8Array): Glyphs {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
  const entries = Array.from({ length: view.getUint16(4) }, (_, i) => 12 + i * 16);
  const cmap = view.getUint32(entries.find((entry) => view.getUint32(entry) === 0x636d6170)! + 8);
  const tables = Array.from({ length: view.getUint16(cmap + 2) }, (_, i) => {
    const start = cmap + view.getUint32(cmap + 8 + i * 8);
    return new DataView(font.buffer, font.byteOffset + start);
  });
  const readers = tables.flatMap((table) => {
    const format = table.getUint16(0);
    return format === 4 ? format4(table) : format === 12 ? format12(table) : [];
  });
  return (code) => readers.some((has) => has(code));
}
