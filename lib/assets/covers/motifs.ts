import type { Motif } from '@/lib/assets/covers/svg-paths';
import { productMotifs } from '@/lib/assets/covers/product-motifs';
import { useCaseMotifs } from '@/lib/assets/covers/use-case-motifs';

/** Name of a motif that a cover can show. */
export type MotifName = keyof typeof productMotifs | keyof typeof useCaseMotifs;

export const motifs: Record<MotifName, Motif> = { ...productMotifs, ...useCaseMotifs };
