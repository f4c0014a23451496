import { getTranslations } from 'next-intl/server';
import { LogoMark } from '@/components/ui/logo';
import mockup from './mockup.module.css';

/** Button below the image of the opened profile, on pages in its color: lib/client/page/profile-accent.ts. */
export async function BrandColorButton() {
  const t = await getTranslations('mockups.demo');
  return (
    <button className={`${mockup.button} ${mockup.brandColor} ${mockup.beside}`} type="button" data-reset-color="">
      <LogoMark size={14} />
      {t('brandColor')}
    </button>
  );
}
