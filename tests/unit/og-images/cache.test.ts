import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderImage, type ImageText } from '@/lib/og-images/render';
import { cachedImage, RenderQueueFull } from '@/lib/og-images/cache';

vi.mock('@/lib/content/generated-file', () => ({
  inBuild: (...names: string[]) => path.resolve('test-results', 'kept-pictures', ...names),
}));
vi.mock('@/lib/og-images/render', () => ({
  renderImage: vi.fn(async ({ title }: ImageText) => {
    if (title === 'fails') throw new Error('No picture.');
    return Buffer.from(title);
  }),
}));

const build = path.join('test-results', 'kept-pictures');
const folder = path.join(build, 'share-pictures');
const text = (title: string): ImageText => ({
  locale: 'en',
  title,
  kicker: null,
  brand: 'b',
  host: 'h',
  cover: null,
});
const drawings = () => vi.mocked(renderImage).mock.calls.length;

describe('a picture that is kept', () => {
  beforeEach(() => {
    rmSync(build, { recursive: true, force: true });
    vi.mocked(renderImage).mockClear();
  });

  it('is drawn once, however many ask for it at the same time or later', async () => {
    const asked = await Promise.all(Array.from({ length: 20 }, () => cachedImage(text('one'))));
    for (const picture of [...asked, await cachedImage(text('one'))]) expect(picture.toString()).toBe('one');
    expect(drawings()).toBe(1);
    expect(readdirSync(folder)).toHaveLength(1);
  });

  it('is another one when it says something else', async () => {
    await Promise.all([cachedImage(text('one')), cachedImage(text('two'))]);
    expect(drawings()).toBe(2);
    expect(readdirSync(folder)).toHaveLength(2);
  });

  it('is tried again after a failure, which leaves nothing and holds up no other', async () => {
    const [failed, drawn] = await Promise.allSettled([cachedImage(text('fails')), cachedImage(text('one'))]);
    expect(failed!.status).toBe('rejected');
    expect(drawn!.status).toBe('fulfilled');
    await expect(cachedImage(text('fails'))).rejects.toThrow('No picture.');
    expect(drawings()).toBe(3);
    expect(readdirSync(folder)).toHaveLength(1);
  });

  it('is drawn for everybody where a short wait is enough: 64 new ones at once', async () => {
    const asked = Array.from({ length: 64 }, (_, i) => cachedImage(text(`one of 64: ${i}`)));
    for (const [i, picture] of (await Promise.all(asked)).entries()) expect(picture.toString()).toBe(`one of 64: ${i}`);
    expect(drawings()).toBe(64);
  });

  it('is refused for the moment when too many others wait to be drawn', async () => {
    const asked = Array.from({ length: 300 }, (_, i) => cachedImage(text(`one of many ${i}`)));
    const ends = await Promise.allSettled(asked);
    const refused = ends.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[];
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.length).toBeLessThan(150);
    expect(refused.every(({ reason }) => reason instanceof RenderQueueFull)).toBe(true);
    expect(drawings()).toBe(300 - refused.length);
    expect((await cachedImage(text('one of many 299'))).toString()).toBe('one of many 299');
  });

  it('is refused, and not drawn, when its turn comes too late', async () => {
    let finish = () => {};
    const first = new Promise<Buffer>((resolve) => (finish = () => resolve(Buffer.from('drawn'))));
    vi.mocked(renderImage).mockImplementationOnce(() => first);
    const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
    const [drawn, late] = [cachedImage(text('slow')), cachedImage(text('late'))];
    const refused = expect(late).rejects.toBeInstanceOf(RenderQueueFull);
    while (drawings() === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    // The other one has looked for its file by then, and waits.
    await new Promise((resolve) => setTimeout(resolve, 100));
    clock.mockReturnValue(10_001);
    finish();
    await refused;
    expect((await drawn).toString()).toBe('drawn');
    expect(drawings()).toBe(1);
    clock.mockRestore();
    expect((await cachedImage(text('late'))).toString()).toBe('late');
  });

  it('is drawn where the server of the site has its pictures drawn', async () => {
    vi.stubGlobal('drawInThread', async () => Buffer.from('elsewhere'));
    expect((await cachedImage(text('one'))).toString()).toBe('elsewhere');
    expect(drawings()).toBe(0);
    vi.unstubAllGlobals();
  });

  it('is drawn once also where nothing can be written', async () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    writeFileSync(build, 'no folder');
    const picture = text(`not on disk ${Date.now()}`);
    for (const _ of [1, 2]) expect((await cachedImage(picture)).toString()).toBe(picture.title);
    expect(drawings()).toBe(1);
    expect(complaint).toHaveBeenCalledOnce();
    expect(existsSync(folder)).toBe(false);
    complaint.mockRestore();
  });
});
