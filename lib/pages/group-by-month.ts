export type Month<Article> = {
  /** `2026-10` */
  month: string;
  articles: Article[];
};

/** Groups articles by month, keeping their order (newest first). */
export function groupByMonth<Article extends { date: string }>(articles: readonly Article[]): Month<Article>[] {
  const months: Month<Article>[] = [];
  for (const article of articles) {
    const month = article.date.slice(0, 7);
    if (months.at(-1)?.month !== month) months.push({ month, articles: [] });
    months.at(-1)!.articles.push(article);
  }
  return months;
}
