/** The tasks of the help center; tasks and the articles of each are ordered by popularity. */
export const helpTopics = [
  { id: 'install', articles: ['install-on-windows', 'install-on-macos', 'install-on-linux'] },
  {
    id: 'profiles',
    articles: [
      ...['create-your-first-profile', 'choose-fingerprint-settings', 'clone-a-profile', 'import-cookies'],
      ...['export-cookies-and-settings', 'move-profiles-in-groups', 'restore-from-the-recycle-bin'],
    ],
  },
  { id: 'proxies', articles: ['add-and-check-a-proxy', 'proxy-check-errors'] },
  { id: 'automation', articles: ['set-up-the-synchronizer', 'schedule-an-rpa-flow'] },
  {
    id: 'team',
    articles: [
      ...['invite-a-teammate', 'set-roles-and-permissions', 'share-or-transfer-a-profile'],
      'read-and-export-the-action-log',
    ],
  },
  { id: 'account', articles: ['two-factor-sign-in', 'change-your-plan'] },
] as const satisfies readonly { id: string; articles: readonly string[] }[];

export type HelpTopicId = (typeof helpTopics)[number]['id'];

/** The most popular articles of all tasks, shown below the search field. */
export const popularHelps = [
  'create-your-first-profile',
  'add-and-check-a-proxy',
  'import-cookies',
  'invite-a-teammate',
  'proxy-check-errors',
] as const;
