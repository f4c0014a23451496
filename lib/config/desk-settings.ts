import { z } from 'zod';
import { secretSetting, startSetting } from '@/lib/config/define-setting';
import { code, loopbackHost, text } from '@/lib/config/schemas';

/** Where the sources of the site are kept. */
export type DeskRepository = {
  service: 'github' | 'gitlab' | 'gitea';
  /** Origin of the host's website. */
  origin: string;
  /** Owner and name: `example/website`; at GitLab, groups may be nested. */
  path: string;
};

const publicOrigins: Readonly<Record<string, string>> = {
  github: 'https://github.com',
  gitlab: 'https://gitlab.com',
};

const repositoryPattern = /^(github|gitlab|gitea|forgejo):(?:(https?:\/\/[^/\s]+)\/)?([\w.-]+(?:\/[\w.-]+)+)$/;

function parseRepository(value: string): DeskRepository | null {
  const [, service = '', address, path = ''] = repositoryPattern.exec(value) ?? [];
  const url = address ?? publicOrigins[service];
  if (!url || !URL.canParse(url)) return null;
  const { protocol, hostname, origin } = new URL(url);
  if (protocol !== 'https:' && !loopbackHost.test(hostname)) return null;
  if (service !== 'gitlab' && path.split('/').length !== 2) return null;
  // Forgejo has the API of Gitea, from which it comes.
  return { service: service === 'forgejo' ? 'gitea' : (service as DeskRepository['service']), origin, path };
}

const repository = z
  .string()
  .transform((value, context) => {
    const parsed = parseRepository(value);
    if (parsed) return parsed;
    context.addIssue(
      'it must be like github:owner/name, gitlab:group/name, or, with an https address, gitea:https://git.example.com/owner/name',
    );
    return z.NEVER;
  })
  .describe('repository');

/** Settings of the content desk. */
export const deskSettings = {
  DESK_REPO: startSetting(
    repository.optional(),
    'serves the content desk at `/desk` for this repository: `github:owner/name`, `gitlab:group/name`, `gitea:https://git.example.com/owner/name`, `forgejo:…`; the first two may have an address, too',
  ),
  DESK_MODE: startSetting(
    z.enum(['commit', 'review'], { error: 'it must be commit or review' }).default('commit'),
    '`review` makes a pull request of each change, at GitHub and GitLab; `commit` changes the default branch',
  ),
  DESK_GITHUB_CLIENT_ID: startSetting(
    code.optional(),
    'client ID of a GitHub OAuth app with the callback URL `{SITE_URL}/desk/callback`; editors need a token if unset',
  ),
  DESK_GITHUB_CLIENT_SECRET: secretSetting(text.optional(), 'its client secret'),
  DESK_APP_ID: startSetting(
    code.optional(),
    'ID of a public OAuth application at GitLab, Gitea or Forgejo with the redirect URL `{SITE_URL}/desk`; editors need a token if unset',
  ),
};

type DeskValues = {
  DESK_REPO?: DeskRepository;
  DESK_MODE: 'commit' | 'review';
  DESK_GITHUB_CLIENT_ID?: string;
  DESK_GITHUB_CLIENT_SECRET?: string;
  DESK_APP_ID?: string;
};

/** Returns what is wrong with settings of the desk that depend on each other; null if nothing is. */
export function deskSettingsIssue(values: DeskValues): string | null {
  const { DESK_REPO, DESK_MODE, DESK_GITHUB_CLIENT_ID, DESK_GITHUB_CLIENT_SECRET, DESK_APP_ID } = values;
  if (Boolean(DESK_GITHUB_CLIENT_ID) !== Boolean(DESK_GITHUB_CLIENT_SECRET)) {
    const [set, missing] = DESK_GITHUB_CLIENT_ID ? ['ID', 'SECRET'] : ['SECRET', 'ID'];
    return `The setting DESK_GITHUB_CLIENT_${set} needs DESK_GITHUB_CLIENT_${missing}.`;
  }
  if (!DESK_REPO) return null;
  const { service } = DESK_REPO;
  if (DESK_GITHUB_CLIENT_ID && service !== 'github') {
    return 'The setting DESK_GITHUB_CLIENT_ID needs a DESK_REPO that begins with github:.';
  }
  if (DESK_APP_ID && service === 'github') {
    return 'The setting DESK_APP_ID is for GitLab, Gitea and Forgejo; GitHub needs DESK_GITHUB_CLIENT_ID and DESK_GITHUB_CLIENT_SECRET.';
  }
  if (DESK_MODE === 'review' && service === 'gitea') {
    return 'The setting DESK_MODE has the value "review", which only GitHub and GitLab support.';
  }
  return null;
}

/** The desk as configured; null if it is off. */
export function readDesk(values: DeskValues) {
  const { DESK_REPO: repo, DESK_MODE: mode, DESK_GITHUB_CLIENT_ID: id, DESK_GITHUB_CLIENT_SECRET: secret } = values;
  if (!repo) return null;
  return { repository: repo, mode, appId: values.DESK_APP_ID, gitHubClient: id && secret ? { id, secret } : null };
}

export type Desk = NonNullable<ReturnType<typeof readDesk>>;
