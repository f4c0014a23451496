import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { BrandColorButton } from '@/components/mockups/brand-color-button';
import { StartCardMockup } from '@/components/mockups/start-card';
import { CtaButtons, type CtaButton } from '@/components/sections/cta-buttons';
import { HeadingText } from '@/components/sections/heading-text';
import type { LocaleCode } from '@/lib/i18n/locales';
import { linkPath, type PagePath } from '@/lib/i18n/locale-paths';
import { pathTo } from '@/lib/urls/path-to';
import { getTranslatorWithFallback } from '@/lib/next-intl/translator-with-fallback';
import { langProps, textProps, type ElementText } from '@/lib/i18n/element-text';
import styles from './closing-cta.module.css';

type ClosingCtaSectionProps = {
  heading: ElementText;
  text: ElementText;
  actions: readonly CtaButton[];
  mockup: ReactNode;
};

/** Last section of a marketing page: the next step for the reader, with an image. */
export function ClosingCtaSection({ heading, text, actions, mockup }: ClosingCtaSectionProps) {
  return (
    <section className={styles.closing} data-full-bleed="" data-expose="closing" data-dedupe="">
      <div className={styles.inner}>
        <div>
          <h2 {...langProps(heading)}>
            <HeadingText text={heading} />
          </h2>
          <p className={styles.text} {...textProps(text)} />
          <CtaButtons actions={actions} />
        </div>
        <div className={styles.mockup}>
          {mockup}
          <BrandColorButton />
        </div>
      </div>
    </section>
  );
}

/** How to get started, except links to the current page, with a profile that is ready to start. */
export async function ClosingCta({ locale, path }: { locale: LocaleCode; path: PagePath }) {
  const t = await getTranslations('common.closingCta');
  const texts = await getTranslatorWithFallback('common.closingCta');
  const options = [
    { label: t('download'), target: pathTo('download') },
    { label: t('pricing'), target: pathTo('pricing') },
  ];
  return (
    <ClosingCtaSection
      heading={texts('heading')}
      text={texts('text')}
      actions={options
        .filter(({ target }) => target !== path)
        .map(({ label, target }) => ({ label, href: linkPath(locale, target) }))}
      mockup={<StartCardMockup />}
    />
  );
}

/** For pages whose readers start with an account: why, and the next step. */
export async function AccountCta({
  variant,
  secondaryAction,
}: {
  variant: 'account' | 'referral';
  secondaryAction: { label: string; href: string };
}) {
  const texts = await getTranslatorWithFallback('common.closingCta');
  const t = await getTranslations('common');
  return (
    <ClosingCtaSection
      heading={texts(`${variant}.heading`)}
      text={texts(`${variant}.text`)}
      actions={[{ label: t('createAccount'), href: 'register' }, secondaryAction]}
      mockup={<StartCardMockup />}
    />
  );
}
