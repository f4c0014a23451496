/** When our product fits better than another: keys of compare.json, true of it by itself, whatever the other is. */
export const comparisonCriteria = ['accounts', 'roles', 'scripts', 'leaving'] as const;
