/**
 * Removes characters without a shape of their own (Unicode category Cf, property Default_Ignorable_Code_Point): soft
 * hyphens, zero-width spaces and joiners, direction overrides, variation selectors, fillers. Joiners change the shape
 * of some scripts but not the word, so this is for comparing text and for displaying short untrusted text.
 */
export const withoutInvisibleCharacters = (text: string): string => text.replace(/[\p{Cf}\p{DI}]/gu, '');
