import { brilliant, mosaic, pleats, steps } from '@/lib/assets/covers/patterns';
import { cleft, crown, echo, rank, reflection, stone } from '@/lib/assets/covers/side-views';

/** The kinds of composition that covers are cut to. Each takes a turn from 0, which moves light and accent about. */
export const families = { stone, crown, reflection, brilliant, steps, cleft, echo, mosaic, pleats, rank };
export type Family = keyof typeof families;
