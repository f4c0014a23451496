import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Facts } from '@/components/workbench/facts';
import { FormNotice } from '@/components/workbench/form';
import { CopyAddress } from '@/components/workbench/links/copy-address';
import { LinkEditor } from '@/components/workbench/links/link-editor';
import { LinkNumbers } from '@/components/workbench/links/link-numbers';
import { LinkPageHead } from '@/components/workbench/links/link-page-head';
import { LinkQr } from '@/components/workbench/links/link-qr';
import { LinkScripts } from '@/components/workbench/links/link-scripts';
import { LinkStatus } from '@/components/workbench/links/link-status';
import { SharePreview } from '@/components/workbench/links/share-preview';
import { Section } from '@/components/workbench/shell';
import { isExpired } from '@/lib/workbench/check-link';
import { isLocaleCode, localeRow } from '@/lib/i18n/locales';
import { linkFieldNames, type LinkFields } from '@/lib/workbench/link-fields';
import { formatTime } from '@/lib/api/workbench/format';
import { loadLinkPage } from '@/lib/workbench/load-link-page';
import { pageContext, requireMember, workbenchTranslator } from '@/lib/workbench/page-context';
import type { WorkbenchTranslator } from '@/lib/api/workbench/translator';
import { linkPath } from '@/lib/workbench/paths';
import { includesRole } from '@/lib/workbench/roles';
import { sharePreviewCard } from '../../share-preview-card';
import styles from '@/components/workbench/links/link-detail.module.css';

type Props = PageProps<'/workbench/links/go/[slug]'>;

export const generateMetadata = async ({ params }: Props): Promise<Metadata> => ({ title: (await params).slug });

/** The fields of a link for those who only read them. */
const linkFacts = (fields: LinkFields, t: WorkbenchTranslator) =>
  linkFieldNames.map((name) => {
    const value = fields[name] ?? '';
    const shown = name === 'locale' && isLocaleCode(value) ? localeRow(value).name : value;
    return [t(`links.fields.${name}`), shown] as const;
  });

export default async function LinkPage({ params }: Props) {
  const { role, locale } = await requireMember('links');
  const t = await workbenchTranslator();
  const { slug } = await params;
  const { db, flash } = await pageContext(linkPath(slug));
  const page = await loadLinkPage(db, slug, { entered: flash?.error ? flash.values : undefined, locale });
  if (!page) notFound();
  const { link, address, check, counts, qr, form } = page;
  return (
    <>
      <LinkPageHead title={link.title || link.id} t={t} />
      <FormNotice flash={flash} />
      <div className={styles.split}>
        <div className={styles.main}>
          <CopyAddress address={address.short} label={t('links.detail.short')} t={t} isMain />
          {address.full && (
            <div>
              <CopyAddress address={address.full} label={t('links.detail.full')} t={t} />
              <p className={styles.hint}>
                {t('links.detail.fullHint')} <a href={address.full}>{t('links.detail.open')}</a>
              </p>
            </div>
          )}
          <LinkStatus check={check} isExpired={isExpired(link)} t={t} />
          <LinkNumbers slug={link.id} counts={counts} locale={locale} t={t} />
          {includesRole(role, 'editor') ? (
            <LinkEditor link={link} form={form} t={t} />
          ) : (
            <Section title={t('links.detail.about')}>
              <Facts facts={linkFacts(form.fields, t)} />
            </Section>
          )}
          <Facts
            facts={[
              [
                t('links.detail.created'),
                t('links.detail.by', { time: formatTime(link.createdAt, locale), name: link.createdBy }),
              ],
              [
                t('links.detail.changed'),
                t('links.detail.by', { time: formatTime(link.updatedAt, locale), name: link.updatedBy }),
              ],
            ]}
          />
        </div>
        <aside className={styles.aside}>
          <LinkQr slug={link.id} svg={qr} t={t} />
          <h2>{t('links.detail.card')}</h2>
          <SharePreview card={await sharePreviewCard(check)} t={t} />
        </aside>
      </div>
      <LinkScripts />
    </>
  );
}
