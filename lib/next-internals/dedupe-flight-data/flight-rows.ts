/** Flight data of a built page: its inline scripts and its rows. */

/** One row: `1d:["$","header",…]`, `3:I[39756,…]`, `20:T96b,<p>…`. */
export type DataRow = {
  /** Hexadecimal; empty for hints, which are never referenced. */
  id: string;
  /** The letter of the row's type; empty for a tree. */
  tag: string;
  /** JSON, except for text rows (`T`). */
  body: string;
};

const script = /<script>(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\((\[.*?\])\)<\/script>/gs;

/** Length-prefixed binary rows, which these pages do not contain. */
const binary = /^[AOoUSsLlGgMmVb]/;

function parsePushedText(pushed: string): string {
  const [kind, text = ''] = JSON.parse(pushed) as [number, string?];
  if (kind > 1) throw new Error(`Flight data of unknown kind ${kind}.`);
  return text;
}

/**
 * Concatenates all Flight data of a page; empty if it has none.
 * @throws Error for data other than text
 */
export function readPageData(html: string): string {
  return [...html.matchAll(script)].map(([, pushed]) => parsePushedText(pushed!)).join('');
}

/** Replaces all data scripts with one script, at the position of the last, where the document is complete. */
export function replacePageData(html: string, code: string): string {
  let remaining = [...html.matchAll(script)].length;
  return html.replace(script, () => {
    remaining -= 1;
    return remaining === 0 ? `<script>${code}</script>` : '';
  });
}

/** @throws Error for a row of an unknown form */
export function parseRows(data: string): DataRow[] {
  const rows: DataRow[] = [];
  let bytes = Buffer.from(data);
  while (bytes.length > 0) {
    const colon = bytes.indexOf(':');
    const id = bytes.toString('utf8', 0, colon);
    if (!/^[0-9a-f]*$/.test(id)) throw new Error(`Invalid id of a Flight row: “${id.slice(0, 20)}”.`);
    let body = bytes.subarray(colon + 1);
    const text = /^T([0-9a-f]+),/.exec(body.toString('latin1', 0, 20));
    if (text) {
      const length = parseInt(text[1]!, 16);
      body = body.subarray(text[0].length);
      rows.push({ id, tag: 'T', body: body.toString('utf8', 0, length) });
      bytes = body.subarray(length);
      continue;
    }
    const end = body.indexOf('\n');
    const line = body.toString('utf8', 0, end < 0 ? body.length : end);
    if (binary.test(line) && !/^[[{"]/.test(line))
      throw new Error(`Unsupported binary Flight row: ${line.slice(0, 9)}`);
    const tag = /^[A-Z]*/.exec(line)![0];
    rows.push({ id, tag, body: line.slice(tag.length) });
    bytes = end < 0 ? Buffer.alloc(0) : body.subarray(end + 1);
  }
  return rows;
}

export function serializeRow({ id, tag, body }: DataRow): string {
  return tag === 'T' ? `${id}:T${Buffer.byteLength(body).toString(16)},${body}` : `${id}:${tag}${body}\n`;
}
