import { createHash } from 'node:crypto';
import http from 'node:http';
import { text } from 'node:stream/consumers';
import { listen } from '../free-port';

/**
 * A GitHub Enterprise Server with one repository: sign-in of an OAuth app, and the part of its REST and GraphQL API that
 * the content desk uses.
 */

export const client = { id: 'desk-client', secret: 'desk-secret' };
export const token = 'desk-token';
const code = 'desk-code';
export const repositoryPath = 'example/website';

type Json = Record<string, unknown>;
type Commit = { message: string; changes: Record<string, Buffer> };

const oidOf = (data: Buffer | string) => createHash('sha1').update(data).digest('hex');

const cors = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': '*',
  'Access-Control-Allow-Methods': '*',
};

/** Starts the server. @param files of the repository */
export async function startGitHubMock(files: Readonly<Record<string, string>>) {
  const contents = new Map<string, Buffer>(
    Object.entries(files).map(([file, content]) => [file, Buffer.from(content)]),
  );
  const blobs = new Map<string, Buffer>([...contents.values()].map((data) => [oidOf(data), data]));
  const commits: Commit[] = [];
  const head = () => oidOf(`commit ${commits.length}`);

  function commit({ fileChanges, message }: { fileChanges: Json; message: { headline: string } }): Json {
    const additions = fileChanges.additions as { path: string; contents: string }[];
    const changes = additions.flatMap(({ path, contents: base64 }): [string, Buffer][] => {
      const data = Buffer.from(base64, 'base64');
      return contents.get(path)?.equals(data) ? [] : [[path, data]];
    });
    for (const [path, data] of changes) {
      contents.set(path, data);
      blobs.set(oidOf(data), data);
    }
    commits.push({ message: message.headline, changes: Object.fromEntries(changes) });
    const oids = additions.map(({ path }, i) => [`file_${i}`, { oid: oidOf(contents.get(path)!) }]);
    const result = { oid: head(), committedDate: new Date().toISOString(), ...Object.fromEntries(oids) };
    return { createCommitOnBranch: { commit: result } };
  }

  const author = { name: 'Editor', email: 'editor@facetry.example', user: { id: 1, login: 'editor' } };
  const historyOf = () => ({
    target: {
      oid: head(),
      history: { nodes: [{ oid: head(), message: 'x', author, committedDate: '2026-11-01T00:00:00Z' }] },
    },
  });

  function graphql({ query, variables }: { query: string; variables: Json }): Json {
    if (query.includes('createCommitOnBranch')) return commit(variables.input as Parameters<typeof commit>[0]);
    if (query.includes('defaultBranchRef')) return { repository: { defaultBranchRef: { name: 'main' } } };
    const objects = [...query.matchAll(/(\w+):\s*object\(oid: "(\w+)"\)/g)].map(([, alias, oid]) => [
      alias,
      { text: blobs.get(oid!)?.toString(), isTruncated: false },
    ]);
    const histories = [...query.matchAll(/(\w+):\s*ref\(/g)].map(([, alias]) => [alias, historyOf()]);
    return { repository: { ref: historyOf(), ...Object.fromEntries([...objects, ...histories]) } };
  }

  function rest(path: string): Json | null {
    if (path === '/user')
      return { id: 1, name: 'Editor', login: 'editor', email: author.email, avatar_url: 'https://avatars.example/1' };
    if (path.includes('/git/trees/')) {
      const tree = [...contents].map(([file, data]) => ({
        ...{ type: 'blob', path: file, sha: oidOf(data), size: data.length },
      }));
      return { tree };
    }
    return path.includes('/collaborators/') ? {} : null;
  }

  async function answer(request: http.IncomingMessage, url: URL): Promise<[status: number, body: Json]> {
    const path = url.pathname;
    const body = request.method === 'POST' ? (JSON.parse(await text(request)) as Json) : {};
    if (path === '/login/oauth/access_token') {
      const isClient = body.client_id === client.id && body.client_secret === client.secret && body.code === code;
      return [200, isClient ? { access_token: token, scope: 'repo' } : { error: 'incorrect_client_credentials' }];
    }
    if (request.headers.authorization !== `token ${token}`) return [401, { message: 'Bad credentials' }];
    if (path === '/api/graphql') return [200, { data: graphql(body as Parameters<typeof graphql>[0]) }];
    const found = path.startsWith('/api/v3') ? rest(path.slice('/api/v3'.length)) : null;
    return found ? [200, found] : [404, { message: 'Not Found' }];
  }

  const server = http.createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://localhost');
    if (request.method === 'OPTIONS') return void response.writeHead(204, cors).end();
    if (url.pathname === '/login/oauth/authorize') {
      const { redirect_uri: target, state } = Object.fromEntries(url.searchParams) as Record<string, string>;
      const query = new URLSearchParams({ code, state: state! });
      return void response.writeHead(302, { Location: `${target}?${query}` }).end();
    }
    void answer(request, url).then(([status, body]) => {
      response.writeHead(status, { ...cors, 'Content-Type': 'application/json' }).end(JSON.stringify(body));
    });
  });
  const url = await listen(server);
  return {
    url,
    commits,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
