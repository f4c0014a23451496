import { getFormatter, getTranslations } from 'next-intl/server';
import { Panel, type PanelRow } from '@/components/mockups/panel';
import { countries, sampleTime, type CountryCode } from '@/lib/demo/countries';
import type { FeatureId } from '@/lib/urls/catalog';

type PanelId = Exclude<FeatureId, 'local-api' | 'teamwork' | 'multi-profiles-management'>;

const profiles = [
  { profileColor: 1, name: 'storeLisbon', country: 'PT', city: 'cityLisbon' },
  { profileColor: 4, name: 'storeKrakow', country: 'PL', city: 'cityKrakow' },
  { profileColor: 2, name: 'adsA', country: 'DE', city: 'cityBerlin' },
  { profileColor: 5, name: 'adsB', country: 'FR', city: 'cityLyon' },
  { profileColor: 3, name: 'qaSaoPaulo', country: 'BR', city: 'citySaoPaulo' },
] as const;

/** Runs of a flow in several profiles: time and number of rows; undefined if the run is retried. */
const runs = [
  ['08:00:04', 40],
  ['08:00:52', 40],
  ['08:01:37', undefined],
  ['08:02:20', 38],
  ['08:03:05', 40],
] as const;

/** App panel of a feature section; shows the state that follows the hero mockup. */
export async function FeaturePanel({ id }: { id: PanelId }) {
  const t = await getTranslations('mockups');
  const format = await getFormatter();
  const formatTime = (country: CountryCode) =>
    format.dateTime(sampleTime, 'clock', { timeZone: countries[country].zone });
  const rows = (
    getDetails: (profile: (typeof profiles)[number], i: number) => Pick<PanelRow, 'detail' | 'value' | 'icon'>,
    maxRows = 4,
  ) =>
    profiles.slice(0, maxRows).map((profile, i) => ({
      profileColor: profile.profileColor,
      name: t(`profiles.${profile.name}`),
      ...getDetails(profile, i),
    }));
  const panels: Readonly<Record<PanelId, () => Parameters<typeof Panel>[0]>> = {
    'multi-account-management': () => ({
      title: t('proxy.title'),
      icon: 'network',
      rows: rows(({ country }) => ({
        detail: `${country} · ${countries[country].language}`,
        value: formatTime(country),
        icon: 'check',
      })),
    }),
    synchronizer: () => ({
      title: t('synchronizer.perWindowText'),
      icon: 'mouse-pointer-click',
      rows: rows(({ country, city }) => ({ detail: country, value: t(`synchronizer.${city}`) }), 5),
    }),
    rpa: () => ({
      title: t('rpa.log'),
      icon: 'list-checks',
      rows: rows((_, i) => {
        const [detail, count] = runs[i]!;
        return count === undefined
          ? { detail, value: t('rpa.retry'), icon: 'refresh-cw' }
          : { detail, value: t('rpa.rows', { count }), icon: 'check' };
      }, 5),
    }),
  };
  return <Panel {...panels[id]()} />;
}
