import { withoutJoins } from '@/lib/i18n/line-joins';

/** Structured data in the page. `<` is escaped, so that text cannot close the script. */
export function JsonLd({ data }: { data: readonly object[] }) {
  return data.map((item, i) => (
    <script
      key={i}
      type="application/ld+json"
      data-dedupe=""
      dangerouslySetInnerHTML={{ __html: withoutJoins(JSON.stringify(item)).replace(/</g, '\\u003c') }}
    />
  ));
}
