import type { Messages } from '@/generated/messages';
import type { Group, ProfileName, Tag } from '@/lib/demo/profiles';
import type { Signal } from '@/lib/demo/signals';

type Mockups = Messages['mockups'];

type ListKey = 'search' | 'newProfile' | 'all' | 'name' | 'proxy' | 'open' | 'stop';
type Status = 'running' | 'ready' | 'locked' | 'checking' | 'scheduled';

/** Messages of the demo in one language; scripts load them when the visitor begins to use it. */
export type DemoMessages = { readonly [Key in keyof Mockups['demo']]: string } & {
  readonly [Key in ListKey | Status | Tag | Group]: string;
} & {
  profiles: Readonly<Record<ProfileName, string>>;
  signals: Readonly<Record<Signal, string>>;
  /** What a profile takes over from its proxy. */
  derivedSettings: string;
};
