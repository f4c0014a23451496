import { describe, expect, it } from 'vitest';
import { authorizationUrl, handoverScript, requestToken } from '@/lib/desk/github-sign-in';

const options = { client: { id: 'id', secret: 'secret' }, gitHubOrigin: 'https://github.com' };
const callback = 'https://www.facetry.example/desk/callback';

const answering = (body: string) => () => Promise.resolve(new Response(body));
const tokenFrom = (body: string) => requestToken(options, callback, 'code', answering(body));

describe('a sign-in at GitHub', () => {
  it('asks for the repository, with a state that the callback compares', () => {
    const { origin, pathname, searchParams } = new URL(authorizationUrl(options, callback, 'state'));
    expect(origin + pathname).toBe('https://github.com/login/oauth/authorize');
    expect(Object.fromEntries(searchParams)).toEqual({
      ...{ client_id: 'id', redirect_uri: callback, scope: 'repo', state: 'state' },
    });
  });

  it('sends the secret only to GitHub', async () => {
    const sent: [string, unknown][] = [];
    await requestToken(options, callback, 'code', (input, init) => {
      sent.push([String(input), JSON.parse(String(init?.body))]);
      return Promise.resolve(new Response('{}'));
    });
    expect(sent).toEqual([
      [
        'https://github.com/login/oauth/access_token',
        { client_id: 'id', client_secret: 'secret', code: 'code', redirect_uri: callback },
      ],
    ]);
  });

  it.each([
    ['{"access_token":"t"}', { token: 't' }],
    ['{"error":"bad_code","error_description":"The code is wrong."}', { error: 'The code is wrong.' }],
    ['{"error":"bad_code"}', { error: 'bad_code' }],
    ['<html>', { error: expect.stringContaining('Try again') }],
    ['{}', { error: expect.stringContaining('Try again') }],
  ])('ends with the answer %s', async (body, result) => {
    expect(await tokenFrom(body)).toEqual(result);
  });

  it('ends with a message if GitHub cannot be reached', async () => {
    const result = await requestToken(options, callback, 'code', () => Promise.reject(new TypeError('fetch failed')));
    expect(result).toEqual({ error: expect.stringContaining('could not be reached') });
  });

  it('hands its result over without ending the script element', () => {
    expect(handoverScript({ error: '</script><b>' })).not.toContain('</');
  });
});
