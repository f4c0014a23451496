import type { Motif } from '@/lib/assets/covers/ink';
import { productMotifs } from '@/lib/assets/covers/product-motifs';
import { tradeMotifs } from '@/lib/assets/covers/trade-motifs';

/** What a cover may show. */
export type MotifName = keyof typeof productMotifs | keyof typeof tradeMotifs;

export const motifs: Record<MotifName, Motif> = { ...productMotifs, ...tradeMotifs };
