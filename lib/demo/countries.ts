/** Countries of the profiles in the mockups, and the values that a profile derives from a proxy there. */
export const countries = {
  PT: { language: 'pt-PT', zone: 'Europe/Lisbon' },
  PL: { language: 'pl-PL', zone: 'Europe/Warsaw' },
  DE: { language: 'de-DE', zone: 'Europe/Berlin' },
  FR: { language: 'fr-FR', zone: 'Europe/Paris' },
  ES: { language: 'es-ES', zone: 'Europe/Madrid' },
  IT: { language: 'it-IT', zone: 'Europe/Rome' },
  IE: { language: 'en-IE', zone: 'Europe/Dublin' },
  SE: { language: 'sv-SE', zone: 'Europe/Stockholm' },
  TR: { language: 'tr-TR', zone: 'Europe/Istanbul' },
  BR: { language: 'pt-BR', zone: 'America/Sao_Paulo' },
  MX: { language: 'es-MX', zone: 'America/Mexico_City' },
  CA: { language: 'en-CA', zone: 'America/Toronto' },
  JP: { language: 'ja-JP', zone: 'Asia/Tokyo' },
  KR: { language: 'ko-KR', zone: 'Asia/Seoul' },
  TH: { language: 'th-TH', zone: 'Asia/Bangkok' },
  VN: { language: 'vi-VN', zone: 'Asia/Ho_Chi_Minh' },
  IN: { language: 'en-IN', zone: 'Asia/Kolkata' },
  AU: { language: 'en-AU', zone: 'Australia/Sydney' },
} as const;

export type CountryCode = keyof typeof countries;

/** Sample time, shown in each country's time zone. */
export const sampleTime = new Date('2026-11-20T09:05:00Z');
