/** Formats a file size in megabytes for a language: `112 MB`, `112 Мбайт`. */
export function formatMegabytes(bytes: number, language: string): string {
  const format = new Intl.NumberFormat(language, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 0 });
  return format.format(bytes / 1_000_000);
}
