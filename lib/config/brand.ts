import { parseDrawing, type Drawing } from '@/lib/config/brand-drawing';
import {
  brandSchema,
  colorsSchema,
  companySchema,
  type Brand,
  type Colors,
  type Company,
} from '@/lib/config/brand-schema';
import { lazyFile, lazyJson } from '@/lib/config/data-file';

/** The brand's data files, which settings of the same meaning override; read when they are first needed. */

export const brandFile = 'content/brand/brand.json';
export const companyFile = 'content/brand/company.json';
export const colorsFile = 'content/brand/colors.json';
export const logoFile = 'content/brand/logo.svg';
export const iconFile = 'content/brand/icon.svg';

export const brand: () => Brand = lazyJson(brandFile, brandSchema);
export const company: () => Company = lazyJson(companyFile, companySchema);
export const colors: () => Colors = lazyJson(colorsFile, colorsSchema);
export const logo: () => Drawing = lazyFile(logoFile, parseDrawing);
export const icon: () => Drawing = lazyFile(iconFile, parseDrawing);
