import vm from 'node:vm';
import { expect, test, type Response } from '@playwright/test';
import { brotliKilobytes, firstLoad, kilobytes } from './first-load';

/** The initial JavaScript contains no post-paint features, only their loader. */

/** Parses the modules of a script as the bundler packs them: `[script, id, function, id, function, …]`. */
function modulesOf(script: string): Map<string, string> {
  const packed: unknown[][] = [];
  vm.runInNewContext(script, { globalThis: { TURBOPACK: packed }, document: undefined });
  const modules = new Map<string, string>();
  for (const entries of packed) {
    entries.forEach((entry, at) => {
      if (typeof entry === 'function') modules.set(String(entries[at - 1]), entry.toString());
    });
  }
  return modules;
}

const importsOf = (source: string) => [...source.matchAll(/\be\.i\((\d+)\)/g)].map(([, id]) => id!);

async function firstModules(url: string): Promise<Map<string, string>> {
  const { scripts } = await firstLoad(url);
  // The bundler's own runtime contains no modules.
  return new Map(scripts.filter((script) => script.includes('.push([')).flatMap((script) => [...modulesOf(script)]));
}

test('the loader in the initial JavaScript is at most 2 KB', async ({ baseURL }) => {
  const modules = await firstModules(baseURL!);
  const [loaderId, loader] = [...modules].find(([, source]) => /\be\.s\(\["DeferredLoader"/.test(source))!;
  const importedElsewhere = new Set([...modules].flatMap(([id, source]) => (id === loaderId ? [] : importsOf(source))));
  const deferredModules = importsOf(loader).filter((id) => !importedElsewhere.has(id));
  const weight = kilobytes([loader, ...deferredModules.map((id) => modules.get(id) ?? '')].join('\n'));
  console.log(`  the loader: ${weight.toFixed(2)} KB`);
  expect(weight).toBeLessThanOrEqual(2);
});

test('the initial JavaScript contains nothing that the loader loads', async ({ baseURL }) => {
  const all = [...(await firstModules(baseURL!)).values()].join('\n');
  const traces = ['data-loading-bar', 'back to top', 'open chat', 'ssq', 'easemobim', 'offer-line', 'toasts'];
  for (const trace of [...traces, 'builds/latest.json', 'credential_picker', 'saveData', 'RSA-OAEP']) {
    expect(all.includes(trace), trace).toBe(false);
  }
});

test('the built-in chat is at most 12 KB', async ({ page }) => {
  const isFile = (response: Response) => /\.(?:js|css)$/.test(new URL(response.url()).pathname);
  const files: Response[] = [];
  page.on('response', (response) => isFile(response) && files.push(response));
  const weigh = async (counted: readonly Response[]) => kilobytes((await texts(counted)).join('\n'));
  const texts = (counted: readonly Response[]) => Promise.all(counted.map((response) => response.text()));
  const launcher = page.getByRole('button', { name: 'Open chat' });
  await page.goto('/');
  await launcher.waitFor();
  await page.waitForLoadState('networkidle');
  const before = [...files];
  await launcher.click();
  await page.getByRole('dialog').waitFor();
  await page.waitForLoadState('networkidle');
  // The launcher with the rules for choosing a chat, then the panel.
  const sources = await texts(before);
  const button = before.filter((_, at) => /"open chat"|z-index:1000000000/.test(sources[at]!));
  expect(button.length).toBeGreaterThan(1);
  const panel = files.slice(before.length);
  expect(panel.length).toBeGreaterThan(0);
  const weight = (await weigh(button)) + (await weigh(panel));
  console.log(`  button ${(await weigh(button)).toFixed(1)} KB, panel ${(await weigh(panel)).toFixed(1)} KB`);
  expect(weight).toBeLessThanOrEqual(12);
});

test('the demo of the home page is at most 10 KB, and loaded when the visitor turns to it', async ({ page }) => {
  const files: Response[] = [];
  page.on('response', (response) => {
    if (/\.(?:js|css)$|\/demo-en\.json$/.test(new URL(response.url()).pathname)) files.push(response);
  });
  // Too low for the demo to be in view.
  await page.setViewportSize({ width: 1280, height: 400 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Open chat' }).waitFor();
  await page.waitForLoadState('networkidle');
  const before = files.length;
  await page.getByRole('searchbox').focus();
  await page.locator('[data-demo][data-live]').waitFor();
  await page.waitForLoadState('networkidle');
  const loaded = await Promise.all(files.slice(before).map((response) => response.text()));
  expect(loaded.length).toBeGreaterThan(1);
  const weight = loaded.reduce((sum, text) => sum + brotliKilobytes(text, 11), 0);
  console.log(`  the demo: ${weight.toFixed(1)} KB in ${loaded.length} files`);
  expect(weight).toBeLessThanOrEqual(10);
});
