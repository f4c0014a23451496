import type { ReactNode } from 'react';
import { parseInline, type InlinePart } from '@/lib/content/inline-markdown';
import type { LocaleCode } from '@/lib/i18n/locales';
import { articleLink } from '@/lib/pages/article-link';

/** A link's target in the reader's language; null if that cannot show the page. */
function resolve(url: string, locale: LocaleCode): string | null {
  if (!url.startsWith('/')) return url;
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(url) ?? [];
  const link = articleLink(locale, path);
  return link.kind === 'link' ? link.href + rest : null;
}

function render(part: InlinePart, locale: LocaleCode, key: number): ReactNode {
  if ('text' in part) return part.kind === 'code' ? <code key={key}>{part.text}</code> : part.text;
  const children = part.parts.map((child, i) => render(child, locale, i));
  if (part.kind === 'strong') return <strong key={key}>{children}</strong>;
  if (part.kind === 'em') return <em key={key}>{children}</em>;
  const href = resolve(part.url, locale);
  if (href === null) return <span key={key}>{children}</span>;
  return (
    <a href={href} key={key} rel={/^https?:/.test(href) ? 'noopener' : undefined}>
      {children}
    </a>
  );
}

/** A text with Markdown within the line (lib/content/inline-markdown.ts). */
export function InlineMarkdown({ text, locale }: { text: string; locale: LocaleCode }) {
  return parseInline(text).map((part, i) => render(part, locale, i));
}
