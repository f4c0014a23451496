import { getFormatter, getTranslations } from 'next-intl/server';
import { MediaText } from '@/components/sections/media-text';
import { SettingsPanel } from '@/components/mockups/settings-panel';
import { countries } from '@/lib/demo/countries';
import type { PageCopy } from '@/lib/content/page-copy';

type Principle = PageCopy['sections'][number];
type PrinciplesProps = Readonly<Record<'plain' | 'coherent' | 'leaving', Principle>>;

const country = 'PT';

/** Product principles: clear settings, consistent values, and exportable data. */
export async function Principles({ plain, coherent, leaving }: PrinciplesProps) {
  const t = await getTranslations('mockups');
  const format = await getFormatter();
  const panels = {
    settings: t('fingerprint.title'),
    proxy: t('fingerprint.matchesProxy'),
    files: t('export.title'),
  };
  return (
    <MediaText
      items={[
        {
          ...plain,
          image: (
            <SettingsPanel
              alt={panels.settings}
              title={panels.settings}
              icon="sliders-horizontal"
              rows={[
                [t('fingerprint.canvas'), t('fingerprint.noise')],
                [t('fingerprint.fonts'), t('fingerprint.real')],
                [t('fingerprint.webgl'), t('fingerprint.noise')],
              ]}
            />
          ),
        },
        {
          ...coherent,
          image: (
            <SettingsPanel
              alt={panels.proxy}
              title={panels.proxy}
              icon="network"
              valueIcon="check"
              rows={[
                [t('proxy.country'), format.displayName(country, { type: 'region' }) ?? country],
                [t('proxy.language'), countries[country].language],
                [t('proxy.timeZone'), countries[country].zone],
              ]}
            />
          ),
        },
        {
          ...leaving,
          image: (
            <SettingsPanel
              alt={panels.files}
              title={panels.files}
              icon="folder"
              valueIcon="file-text"
              rows={[
                [t('export.settings'), 'CSV'],
                [t('export.cookies'), 'JSON'],
                [t('team.log'), 'CSV'],
              ]}
            />
          ),
        },
      ]}
    />
  );
}
