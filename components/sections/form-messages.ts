import { getTranslations } from 'next-intl/server';

/** Returns the messages of forms in the page's language: what may be wrong with a field, and how a delivery went. */
export async function formMessages() {
  const t = await getTranslations('client.contact');
  return {
    fieldErrors: {
      required: t('required'),
      invalidEmail: t('invalidEmail'),
      tooLong: t.raw('tooLong') as string,
    },
    delivery: { sending: t('sending'), failed: t('failed'), rateLimited: t('rateLimited') },
  };
}
