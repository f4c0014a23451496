import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderImage, type ImageText } from '@/lib/og-images/render';
import { cachedImage, RenderQueueFullError } from '@/lib/og-images/cache';
import { ogText } from './og-text';

vi.mock('@/lib/content/generated-file', () => ({
  buildPath: (...names: string[]) => path.resolve('test-results', 'kept-pictures', ...names),
}));
vi.mock('@/lib/og-images/render', () => ({
  renderImage: vi.fn(async ({ title }: ImageText) => {
    if (title === 'fails') throw new Error('Rendering failed.');
    return Buffer.from(title);
  }),
}));

const build = path.join('test-results', 'kept-pictures');
const folder = path.join(build, 'og-images');
const text = (title: string) => ogText({ title });
const renderCalls = () => vi.mocked(renderImage).mock.calls.length;

beforeEach(() => {
  rmSync(build, { recursive: true, force: true });
  vi.mocked(renderImage).mockClear();
});

it('an OG image is rendered once for concurrent and later requests', async () => {
  const requests = await Promise.all(Array.from({ length: 20 }, () => cachedImage(text('one'))));
  for (const image of [...requests, await cachedImage(text('one'))]) expect(image.toString()).toBe('one');
  expect(renderCalls()).toBe(1);
  expect(readdirSync(folder)).toHaveLength(1);
});

it('different content results in a different OG image', async () => {
  await Promise.all([cachedImage(text('one')), cachedImage(text('two'))]);
  expect(renderCalls()).toBe(2);
  expect(readdirSync(folder)).toHaveLength(2);
});

it('a failed OG image is tried again, leaves no file and does not block others', async () => {
  const both = await Promise.allSettled([cachedImage(text('fails')), cachedImage(text('one'))]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  await expect(cachedImage(text('fails'))).rejects.toThrow('Rendering failed.');
  expect(renderCalls()).toBe(3);
  expect(readdirSync(folder)).toHaveLength(1);
});

it('64 new OG images are all rendered within the waiting time', async () => {
  const requests = Array.from({ length: 64 }, (_, i) => cachedImage(text(`one of 64: ${i}`)));
  for (const [i, image] of (await Promise.all(requests)).entries()) expect(image.toString()).toBe(`one of 64: ${i}`);
  expect(renderCalls()).toBe(64);
});

it('an OG image is rejected temporarily if too many others are queued', async () => {
  const requests = Array.from({ length: 300 }, (_, i) => cachedImage(text(`one of many ${i}`)));
  const results = await Promise.allSettled(requests);
  const rejected = results.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[];
  expect(rejected.length).toBeGreaterThan(0);
  expect(rejected.length).toBeLessThan(150);
  expect(rejected.every(({ reason }) => reason instanceof RenderQueueFullError)).toBe(true);
  expect(renderCalls()).toBe(300 - rejected.length);
  expect((await cachedImage(text('one of many 299'))).toString()).toBe('one of many 299');
});

it('an OG image is rejected without rendering if it has waited too long', async () => {
  let finish = () => {};
  const first = new Promise<Buffer>((resolve) => (finish = () => resolve(Buffer.from('drawn'))));
  vi.mocked(renderImage).mockImplementationOnce(() => first);
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
  const [rendered, late] = [cachedImage(text('slow')), cachedImage(text('late'))];
  const rejected = expect(late).rejects.toBeInstanceOf(RenderQueueFullError);
  while (renderCalls() === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  // The other request has checked for its file by now, and waits.
  await new Promise((resolve) => setTimeout(resolve, 100));
  clock.mockReturnValue(10_001);
  finish();
  await rejected;
  expect((await rendered).toString()).toBe('drawn');
  expect(renderCalls()).toBe(1);
  clock.mockRestore();
  expect((await cachedImage(text('late'))).toString()).toBe('late');
});

it("the server's own renderer of OG images is used if it is set", async () => {
  vi.stubGlobal('renderInWorker', async () => Buffer.from('elsewhere'));
  expect((await cachedImage(text('one'))).toString()).toBe('elsewhere');
  expect(renderCalls()).toBe(0);
});

it('an OG image is rendered once even if the disk is not writable', async () => {
  const errorLog = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  writeFileSync(build, 'no folder');
  const image = text(`not on disk ${Date.now()}`);
  for (const _ of [1, 2]) expect((await cachedImage(image)).toString()).toBe(image.title);
  expect(renderCalls()).toBe(1);
  expect(errorLog).toHaveBeenCalledOnce();
  expect(existsSync(folder)).toBe(false);
});
