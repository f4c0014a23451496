import { describe, expect, it } from 'vitest';
import { deskSettings } from '@/lib/config/desk-settings';
import { readSettings } from '@/lib/config/settings';

const parse = (value: string) => deskSettings.DESK_REPO.schema.safeParse(value);

describe('DESK_REPO', () => {
  it.each([
    ['github:owner/name', 'github', 'https://github.com', 'owner/name'],
    ['github:https://git.example.com/owner/name', 'github', 'https://git.example.com', 'owner/name'],
    ['gitlab:group/sub/name', 'gitlab', 'https://gitlab.com', 'group/sub/name'],
    ['gitlab:https://git.example.com/group/name', 'gitlab', 'https://git.example.com', 'group/name'],
    ['gitea:https://git.example.com:8443/owner/name', 'gitea', 'https://git.example.com:8443', 'owner/name'],
    ['forgejo:https://codeberg.org/owner/name.js', 'gitea', 'https://codeberg.org', 'owner/name.js'],
    ['gitea:http://localhost:3001/owner/name', 'gitea', 'http://localhost:3001', 'owner/name'],
  ])('%s', (value, service, origin, path) => {
    expect(parse(value).data).toEqual({ service, origin, path });
  });

  it.each([
    ...['owner/name', 'github:name', 'github:a/b/c', 'gitea:owner/name', 'svn:https://a.example/b/c'],
    ...['gitea:http://git.example.com/owner/name', 'github:owner/na me', 'github:https://user@/a/b', ''],
  ])('“%s” is refused', (value) => {
    expect(parse(value).success).toBe(false);
  });
});

describe('settings of the desk that depend on each other', () => {
  it.each([
    [{ DESK_GITHUB_CLIENT_ID: 'a' }, 'DESK_GITHUB_CLIENT_ID needs DESK_GITHUB_CLIENT_SECRET'],
    [{ DESK_GITHUB_CLIENT_SECRET: 'a' }, 'DESK_GITHUB_CLIENT_SECRET needs DESK_GITHUB_CLIENT_ID'],
    [
      { DESK_REPO: 'gitlab:a/b', DESK_GITHUB_CLIENT_ID: 'a', DESK_GITHUB_CLIENT_SECRET: 'b' },
      'needs a DESK_REPO that begins with github:',
    ],
    [{ DESK_REPO: 'github:a/b', DESK_APP_ID: 'a' }, 'DESK_APP_ID is for GitLab, Gitea and Forgejo'],
    [{ DESK_REPO: 'gitea:https://a.example/b/c', DESK_MODE: 'review' }, 'only GitHub and GitLab support'],
    [{ DESK_MODE: 'merge' }, 'it must be commit or review'],
  ])('%j stop the start', (env, reason) => {
    expect(() => readSettings(env)).toThrow(reason);
  });

  it('a secret is not repeated in an error', () => {
    expect(() => readSettings({ DESK_GITHUB_CLIENT_SECRET: 'hidden-value' })).not.toThrow('hidden-value');
  });
});
