/** Number of one of the six hues that distinguish profiles. */
export type ProfileColor = 1 | 2 | 3 | 4 | 5 | 6;
