import { withPlainSpaces } from '@/lib/i18n/no-break-spaces';

/** Structured data in the page. `<` is escaped, so that text cannot close the script. */
export function JsonLd({ data }: { data: readonly object[] }) {
  return data.map((item, i) => (
    <script
      key={i}
      type="application/ld+json"
      data-dedupe=""
      dangerouslySetInnerHTML={{ __html: withPlainSpaces(JSON.stringify(item)).replace(/</g, '\\u003c') }}
    />
  ));
}
