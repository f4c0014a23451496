import type { Desk, DeskRepository } from '@/lib/config/desk-settings';

/** Options of Sveltia CMS that depend on the host of the repository (https://sveltiacms.app/en/docs/backends). */

const gitHub = 'https://github.com';

/** Returns the origin of the host's API, the only one besides ours that the desk may call. */
export const apiOrigin = ({ service, origin }: DeskRepository): string =>
  service === 'github' && origin === gitHub ? 'https://api.github.com' : origin;

/** Path of our endpoint that begins a sign-in at GitHub. */
export const signInPath = '/desk/auth';

const tokenOnly = { auth_methods: ['token'] };

function gitHubBackend({ repository, gitHubClient }: Desk, deskOrigin: string): object {
  const { origin } = repository;
  // Without an origin of ours, the CMS would sign in by a service of another company.
  const signIn = gitHubClient ? { base_url: deskOrigin, auth_endpoint: signInPath.slice(1) } : tokenOnly;
  return { ...signIn, ...(origin === gitHub ? {} : { api_root: `${origin}/api` }) };
}

const gitLabBackend = ({ repository: { origin }, appId }: Desk): object => ({
  base_url: origin,
  api_root: `${origin}/api/v4`,
  ...(appId ? { auth_type: 'pkce', app_id: appId } : tokenOnly),
});

const giteaBackend = ({ repository: { origin }, appId }: Desk): object => ({
  base_url: origin,
  api_root: `${origin}/api/v1`,
  ...(appId ? { app_id: appId } : tokenOnly),
});

const backends = { github: gitHubBackend, gitlab: gitLabBackend, gitea: giteaBackend };

/** Messages in the form that this project's commits have. */
const commitMessages = {
  create: 'docs: add {{collection}} {{slug}}',
  update: 'docs: update {{collection}} {{slug}}',
  delete: 'docs: remove {{collection}} {{slug}}',
  uploadMedia: 'docs: add {{path}}',
  deleteMedia: 'docs: remove {{path}}',
};

/**
 * Returns the options for a repository.
 * @param deskOrigin the origin at which the desk is served
 */
export const repositoryOptions = (desk: Desk, deskOrigin: string): object => ({
  backend: {
    name: desk.repository.service,
    repo: desk.repository.path,
    commit_messages: commitMessages,
    ...backends[desk.repository.service](desk, deskOrigin),
  },
  ...(desk.mode === 'review' ? { publish_mode: 'editorial_workflow' } : {}),
});

/** Options for the files of a checkout, which the browser reads and writes itself. The CMS requires a repository. */
export const localOptions: object = { backend: { name: 'github', repo: 'local/checkout', ...tokenOnly } };
