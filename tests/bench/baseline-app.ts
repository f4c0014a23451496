import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { nextArgs } from '@/lib/next-internals/next-command';
import { run } from '@/scripts/run';

/**
 * A minimal Next.js app of static pages under a `[locale]` segment, without middleware, rewrites or headers: the
 * baseline for our pages.
 */

const folder = path.resolve('.next-bench');

const page = (name: string) => `import Link from 'next/link';
export default function Page() { return <main><h1>${name}</h1><Link href="/">Home</Link></main>; }
`;

const files: Record<string, string> = {
  'package.json': '{ "name": "bare-app", "private": true }',
  'next.config.mjs': `export default {
  agentRules: false, poweredByHeader: false, experimental: { isrFlushToDisk: false },
  turbopack: { root: ${JSON.stringify(process.cwd())} }, typescript: { ignoreBuildErrors: true },
};
`,
  'app/layout.jsx':
    'export default function Layout({ children }) { return <html lang="en"><body>{children}</body></html>; }\n',
  'app/page.jsx': page('Bare'),
  'app/[locale]/layout.jsx':
    "export const dynamicParams = false;\nexport const generateStaticParams = () => [{ locale: 'x' }];\n" +
    'export default function Layout({ children }) { return children; }\n',
  'app/dynamic/route.js': "export const dynamic = 'force-dynamic';\nexport const GET = () => new Response('ok');\n",
};

/**
 * Builds the bare app with one static page per name and replaces the HTML of its pages with ours, so that both servers
 * send the same bytes.
 * @param pages name → HTML file of our build
 * @returns the app's folder
 */
export async function buildBaselineApp(pages: Record<string, string>): Promise<string> {
  rmSync(folder, { recursive: true, force: true });
  const all = { ...files };
  for (const name of Object.keys(pages)) all[`app/[locale]/${name}/page.jsx`] = page(name);
  for (const [file, text] of Object.entries(all)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  const code = await run(process.execPath, nextArgs('build', folder), { NEXT_TELEMETRY_DISABLED: '1' });
  if (code !== 0) throw new Error('Building the bare Next.js app in .next-bench failed; see its output above.');
  for (const [name, html] of Object.entries(pages)) {
    cpSync(html, path.join(folder, '.next', 'server', 'app', 'x', `${name}.html`));
  }
  return folder;
}
