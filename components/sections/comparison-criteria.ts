/** Reasons to choose our product, whatever the alternative: keys of compare.json. */
export const comparisonCriteria = ['accounts', 'roles', 'scripts', 'leaving'] as const;
