import { ArticleList, type ListBodyProps } from '@/components/sections/article-list';

/** Kinds of partnership, which do not age. */
export function PartnerList(props: ListBodyProps) {
  return <ArticleList {...props} dated={false} />;
}
