import type { PageRecord, PageShard } from '@/lib/search/index-format';

/** Page records of a shard as JSON bytes outside of the heap; a record is parsed when a search shows its page. */
export class PageTable {
  private readonly json: Buffer;
  private readonly starts: Uint32Array;

  constructor({ pages }: PageShard) {
    const records = pages.map((record) => JSON.stringify(record));
    this.starts = new Uint32Array(records.length + 1);
    records.forEach((record, i) => (this.starts[i + 1] = this.starts[i]! + Buffer.byteLength(record)));
    this.json = Buffer.from(records.join(''));
  }

  get byteLength(): number {
    return this.json.length + this.starts.byteLength;
  }

  record(index: number): PageRecord {
    return JSON.parse(this.json.toString('utf8', this.starts[index], this.starts[index + 1])) as PageRecord;
  }
}
