import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { drawPicture, type PictureText } from '@/lib/share-pictures/draw';
import { keptPicture } from '@/lib/share-pictures/kept-pictures';

vi.mock('@/lib/content/generated-file', () => ({
  inBuild: (...names: string[]) => path.resolve('test-results', 'kept-pictures', ...names),
}));
vi.mock('@/lib/share-pictures/draw', () => ({
  drawPicture: vi.fn(async ({ title }: PictureText) => {
    if (title === 'fails') throw new Error('No picture.');
    return Buffer.from(title);
  }),
}));

const build = path.join('test-results', 'kept-pictures');
const folder = path.join(build, 'share-pictures');
const text = (title: string): PictureText => ({ locale: 'en', title, kicker: null, brand: 'b', host: 'h' });
const drawings = () => vi.mocked(drawPicture).mock.calls.length;

describe('a picture that is kept', () => {
  beforeEach(() => {
    rmSync(build, { recursive: true, force: true });
    vi.mocked(drawPicture).mockClear();
  });

  it('is drawn once, however many ask for it at the same time or later', async () => {
    const asked = await Promise.all(Array.from({ length: 20 }, () => keptPicture(text('one'))));
    for (const picture of [...asked, await keptPicture(text('one'))]) expect(picture.toString()).toBe('one');
    expect(drawings()).toBe(1);
    expect(readdirSync(folder)).toHaveLength(1);
  });

  it('is another one when it says something else', async () => {
    await Promise.all([keptPicture(text('one')), keptPicture(text('two'))]);
    expect(drawings()).toBe(2);
    expect(readdirSync(folder)).toHaveLength(2);
  });

  it('is tried again after a failure, which leaves nothing and holds up no other', async () => {
    const [failed, drawn] = await Promise.allSettled([keptPicture(text('fails')), keptPicture(text('one'))]);
    expect(failed!.status).toBe('rejected');
    expect(drawn!.status).toBe('fulfilled');
    await expect(keptPicture(text('fails'))).rejects.toThrow('No picture.');
    expect(drawings()).toBe(3);
    expect(readdirSync(folder)).toHaveLength(1);
  });

  it('is answered all the same where nothing can be written', async () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    writeFileSync(build, 'no folder');
    expect((await keptPicture(text('one'))).toString()).toBe('one');
    expect(complaint).toHaveBeenCalledOnce();
    expect(existsSync(folder)).toBe(false);
    complaint.mockRestore();
  });
});
