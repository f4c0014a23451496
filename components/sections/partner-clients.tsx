import { getFormatter, getTranslations } from 'next-intl/server';
import { Panel } from '@/components/scenes/panel';
import { places, shownAt } from '@/components/scenes/places';

/** The profiles of those whom a partner looks after. */
const clients = [
  { facet: 5, place: 'FR', isRunning: true },
  { facet: 2, place: 'ES', isRunning: true },
  { facet: 4, place: 'IT', isRunning: false },
  { facet: 1, place: 'BR', isRunning: true },
  { facet: 3, place: 'JP', isRunning: false },
  { facet: 6, place: 'TR', isRunning: false },
] as const;

/** The app as a partner has it before them: a profile for each client, its country and its own time. */
export async function PartnerClients() {
  const t = await getTranslations();
  const format = await getFormatter();
  return (
    <Panel
      title={t('scenes.profileList.clients')}
      icon="handshake"
      rows={clients.map(({ facet, place, isRunning }, i) => ({
        facet,
        name: t('trades.numbered', { name: t('trades.client'), number: format.number(i + 1) }),
        detail: `${place} · ${format.dateTime(shownAt, { timeStyle: 'short', timeZone: places[place].zone })}`,
        value: t(`scenes.profileList.${isRunning ? 'running' : 'ready'}`),
      }))}
    />
  );
}
