import { describe, expect, it } from 'vitest';
import { readDesk } from '@/lib/config/desk-settings';
import { readSettings } from '@/lib/config/settings';
import { apiOrigin, repositoryOptions } from '@/lib/desk/repository-options';

const deskOf = (env: Record<string, string>) => readDesk(readSettings(env))!;
const optionsOf = (env: Record<string, string>) => repositoryOptions(deskOf(env), 'https://www.facetry.example');
const oauth = { DESK_GITHUB_CLIENT_ID: 'id', DESK_GITHUB_CLIENT_SECRET: 'secret' };

describe('the options of the CMS for a repository', () => {
  it.each([
    [{ DESK_REPO: 'github:a/b' }, { name: 'github', repo: 'a/b', auth_methods: ['token'] }],
    [
      { DESK_REPO: 'github:a/b', ...oauth },
      { name: 'github', base_url: 'https://www.facetry.example', auth_endpoint: 'desk/auth' },
    ],
    [{ DESK_REPO: 'github:https://git.example/a/b' }, { name: 'github', api_root: 'https://git.example/api' }],
    [
      { DESK_REPO: 'gitlab:a/b/c', DESK_APP_ID: 'app' },
      { name: 'gitlab', repo: 'a/b/c', auth_type: 'pkce', app_id: 'app', base_url: 'https://gitlab.com' },
    ],
    [{ DESK_REPO: 'gitlab:a/b' }, { auth_methods: ['token'], api_root: 'https://gitlab.com/api/v4' }],
    [
      { DESK_REPO: 'forgejo:https://git.example/a/b', DESK_APP_ID: 'app' },
      { name: 'gitea', app_id: 'app', base_url: 'https://git.example', api_root: 'https://git.example/api/v1' },
    ],
  ])('%j', (env: Record<string, string>, backend) => {
    expect(optionsOf(env)).toMatchObject({ backend });
  });

  it('make a pull request of each change if changes are reviewed', () => {
    expect(optionsOf({ DESK_REPO: 'github:a/b', DESK_MODE: 'review' })).toMatchObject({
      publish_mode: 'editorial_workflow',
    });
    expect(optionsOf({ DESK_REPO: 'github:a/b' })).not.toHaveProperty('publish_mode');
  });

  it('never contain the secret', () => {
    expect(JSON.stringify(optionsOf({ DESK_REPO: 'github:a/b', ...oauth }))).not.toContain('secret');
  });

  it.each([
    ['github:a/b', 'https://api.github.com'],
    ['github:https://git.example/a/b', 'https://git.example'],
    ['gitlab:a/b', 'https://gitlab.com'],
    ['gitea:https://git.example/a/b', 'https://git.example'],
  ])('the API of %s is at %s', (repo, origin) => {
    expect(apiOrigin(deskOf({ DESK_REPO: repo }).repository)).toBe(origin);
  });
});
