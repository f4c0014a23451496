import { withoutJoins } from '@/lib/i18n/line-joins';

/** Structured data in the page. `<` is escaped, so that text cannot close the script. */
export function JsonLd({ data }: { data: readonly object[] }) {
  return data.map((one, i) => (
    <script
      key={i}
      type="application/ld+json"
      data-dedupe=""
      dangerouslySetInnerHTML={{ __html: withoutJoins(JSON.stringify(one)).replace(/</g, '\\u003c') }}
    />
  ));
}
