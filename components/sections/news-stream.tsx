import { ArticleList, type ListBodyProps } from '@/components/sections/article-list';

/** News by their day. */
export function NewsStream(props: ListBodyProps) {
  return <ArticleList {...props} layout="stream" />;
}
