import { z } from 'zod';
import { isColor } from '@/lib/config/color';
import { ifValid } from '@/lib/config/known-name';

/** Schemas of the brand's data files. Unset texts are empty, so that the files show every field. */

const line = z.string().regex(/^\P{Cc}*$/u, 'must be one line');
const optionalLine = line
  .trim()
  .transform((text) => text || undefined)
  .optional();
const optional = (pattern: RegExp, reason: string) =>
  optionalLine.refine((text) => text === undefined || pattern.test(text), reason);
const email = z.email({ error: 'must be an email address' });
const optionalEmail = optionalLine.refine(
  (text) => text === undefined || email.safeParse(text).success,
  'must be an email address',
);

/** Character sets into which fonts are split, so that pages load only those of their language. */
export const fontSubsets = ['latin', 'latin-ext', 'cyrillic', 'vietnamese'] as const;
export type FontSubset = (typeof fontSubsets)[number];

const fileName = z.string().regex(/^[\w-]+\.woff2$/, 'must be the name of a WOFF2 file in content/brand');
const fontSchema = z
  .strictObject({
    /** Family name in style sheets. */
    family: z.string().regex(/^[A-Za-z][\w -]*$/, 'must be letters, digits, spaces and hyphens'),
    /** A variable font of Fontsource, a dependency of this project. */
    package: z
      .string()
      .regex(/^@fontsource-variable\/[a-z\d-]+$/, 'must be a package such as @fontsource-variable/manrope')
      .optional(),
    /** Own files in place of a package; a font that is not split is the file `latin`. */
    files: z
      .strictObject({
        latin: fileName,
        ...z.strictObject({ 'latin-ext': fileName, cyrillic: fileName, vietnamese: fileName }).partial().shape,
      })
      .optional(),
    /** Open Graph images cannot vary weights, so they have a static font of Fontsource; by default Noto Sans. */
    imagePackage: z
      .string()
      .regex(/^@fontsource\/[a-z\d-]+$/, 'must be a package such as @fontsource/noto-sans')
      .optional(),
  })
  .refine((font) => (font.package === undefined) !== (font.files === undefined), ifValid('must have package or files'));
export type BrandFont = z.output<typeof fontSchema>;

export const brandSchema = z.strictObject({
  name: line.trim().min(1),
  /** Font of Latin and Cyrillic text; other scripts have system fonts (app/tokens.css). */
  font: fontSchema,
  /** Shown while neither the company nor a setting has one. */
  contactEmail: email,
  /**
   * Faces of the logo, one for each profile color, as polygons in its units with corners in clockwise order. Images
   * show them in place of a cover; without them, the logo.
   */
  facets: z
    .array(z.string().regex(/^-?[\d.]+(?: -?[\d.]+){5,}$/, 'must be the coordinates of three or more corners'))
    .length(6, 'must have six entries')
    .optional(),
});
export type Brand = z.output<typeof brandSchema>;

export const colorTokens = [
  ...(['color-background', 'color-surface', 'color-surface-inset'] as const),
  ...(['color-text', 'color-text-soft', 'color-border'] as const),
  ...(['accent', 'accent-strong', 'on-accent', 'focus', 'success', 'danger'] as const),
  ...(['profile-color-1', 'profile-color-2', 'profile-color-3'] as const),
  ...(['profile-color-4', 'profile-color-5', 'profile-color-6'] as const),
] as const;
export type ColorToken = (typeof colorTokens)[number];

const color = z.string().refine(isColor, 'must be a color like oklch(0.54 0.19 33) or #c5605a');
const palette = z.strictObject(
  Object.fromEntries(colorTokens.map((token) => [token, color])) as Record<ColorToken, typeof color>,
);
export const colorsSchema = z.strictObject({ light: palette, dark: palette });
export type Colors = z.output<typeof colorsSchema>;

/** Parts that each country's addresses have. */
const requiredParts = ['street', 'city', 'country'] as const;

const address = z
  .strictObject({
    street: optionalLine,
    postalCode: optionalLine,
    city: optionalLine,
    region: optionalLine,
    country: optional(/^[A-Z]{2}$/, 'must be a country code of two capital letters, like DE'),
  })
  .superRefine((parts, context) => {
    if (Object.values(parts).every((part) => part === undefined)) return;
    for (const part of requiredParts) {
      if (parts[part] === undefined)
        context.addIssue({ code: 'custom', path: [part], message: 'must not be empty in an address' });
    }
  })
  .transform(({ street, postalCode, city, region, country }) =>
    street && city && country ? { street, postalCode, city, region, country } : undefined,
  );

export const companySchema = z.strictObject({
  /** Registered name, with or without the legal form. */
  name: optionalLine,
  legalForm: optionalLine,
  address: address.optional(),
  /** Register and number. */
  register: optionalLine,
  taxId: optionalLine,
  officers: z.array(line.trim().min(1)).default([]),
  mail: optionalEmail,
  phone: optional(/^\+\d[\d ()-]{4,30}$/, 'must be an international number, like +49 30 1234567'),
  /** Profiles in social networks. */
  social: z.array(z.url({ protocol: /^https$/, error: 'must be an https URL' })).default([]),
});
export type Company = z.output<typeof companySchema>;
