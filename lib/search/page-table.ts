import type { PageRecord, PagesPart } from '@/lib/search/index-format';

/** Page records of a shard as JSON bytes outside of the heap; a record is parsed when a search shows its page. */
export class PageTable {
  private readonly json: Buffer;
  private readonly starts: Uint32Array;

  constructor({ pages }: PagesPart) {
    const records = pages.map((record) => JSON.stringify(record));
    this.starts = new Uint32Array(records.length + 1);
    records.forEach((record, i) => (this.starts[i + 1] = this.starts[i]! + Buffer.byteLength(record)));
    this.json = Buffer.from(records.join(''));
  }

  get bytes(): number {
    return this.json.length + this.starts.byteLength;
  }

  record(at: number): PageRecord {
    return JSON.parse(this.json.toString('utf8', this.starts[at], this.starts[at + 1])) as PageRecord;
  }
}
