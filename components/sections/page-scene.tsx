import type { ReactNode } from 'react';
import { ApiTerminalScene } from '@/components/scenes/api-terminal';
import { FingerprintScene } from '@/components/scenes/fingerprint-panel';
import { ProfileListScene } from '@/components/scenes/profile-list';
import { ProxyCheckScene } from '@/components/scenes/proxy-check';
import { RpaFlowScene } from '@/components/scenes/rpa-flow';
import { SynchroniserScene } from '@/components/scenes/synchroniser';
import { TeamScene } from '@/components/scenes/team-permissions';
import type { SolutionId } from '@/lib/routes/catalogue';

type PageScene = { scene: ReactNode; layout: 'beside' | 'below' };

/** Every scene with the place in a hero that suits its width. */
const scenes = {
  profiles: { scene: <ProfileListScene />, layout: 'below' },
  fingerprint: { scene: <FingerprintScene />, layout: 'beside' },
  proxy: { scene: <ProxyCheckScene />, layout: 'beside' },
  synchronizer: { scene: <SynchroniserScene />, layout: 'below' },
  rpa: { scene: <RpaFlowScene />, layout: 'below' },
  api: { scene: <ApiTerminalScene />, layout: 'below' },
  team: { scene: <TeamScene />, layout: 'beside' },
} as const satisfies Record<string, PageScene>;

/** The scene that is the point of a solution. */
const sceneOf: Readonly<Record<SolutionId, keyof typeof scenes>> = {
  'affiliate-marketing': 'proxy',
  'e-commerce': 'profiles',
  'digital-agency': 'team',
  'social-marketing': 'synchronizer',
  'web-scraping': 'api',
  'traffic-arbitrage': 'proxy',
  ticketing: 'rpa',
  crypto: 'fingerprint',
  betting: 'proxy',
  'media-market': 'team',
  'data-collection': 'api',
  'price-comparison': 'rpa',
  'self-examination': 'fingerprint',
  google: 'fingerprint',
  facebook: 'team',
  'twitter-x': 'proxy',
  tiktok: 'proxy',
  amazon: 'profiles',
  discord: 'team',
  linkedin: 'fingerprint',
};

/** The scene of a solution's page, and where it stands best. */
export function pageScene(id: SolutionId): PageScene {
  return scenes[sceneOf[id]];
}
