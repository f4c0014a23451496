import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { StartCardMockup } from '@/components/mockups/start-card';
import { CtaButtons, type CtaButton } from '@/components/sections/cta-buttons';
import { HeadingText } from '@/components/sections/heading-text';
import type { LocaleCode } from '@/lib/i18n/locales';
import { linkPath, type PagePath } from '@/lib/i18n/locale-paths';
import { pathTo } from '@/lib/urls/path-to';
import styles from './closing-cta.module.css';

type ClosingCtaSectionProps = { heading: string; text: string; actions: readonly CtaButton[]; mockup: ReactNode };

/** Last section of a marketing page: the next step for the reader, with an image. */
export function ClosingCtaSection({ heading, text, actions, mockup }: ClosingCtaSectionProps) {
  return (
    <section className={styles.closing} data-full-bleed="" data-expose="closing" data-dedupe="">
      <div className={styles.inner}>
        <div>
          <h2>
            <HeadingText text={heading} />
          </h2>
          <p className={styles.text}>{text}</p>
          <CtaButtons actions={actions} />
        </div>
        {mockup}
      </div>
    </section>
  );
}

/** How to get started, except links to the current page, with a profile that is ready to start. */
export async function ClosingCta({ locale, path }: { locale: LocaleCode; path: PagePath }) {
  const t = await getTranslations('common.closingCta');
  const options = [
    { label: t('download'), target: pathTo('download') },
    { label: t('pricing'), target: pathTo('pricing') },
  ];
  return (
    <ClosingCtaSection
      heading={t('heading')}
      text={t('text')}
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
  const t = await getTranslations('common.closingCta');
  const tCommon = await getTranslations('common');
  return (
    <ClosingCtaSection
      heading={t(`${variant}.heading`)}
      text={t(`${variant}.text`)}
      actions={[{ label: tCommon('createAccount'), href: 'register' }, secondaryAction]}
      mockup={<StartCardMockup />}
    />
  );
}
