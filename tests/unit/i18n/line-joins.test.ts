import { describe, expect, it } from 'vitest';
import { withHeadingJoins, withJoins, withoutJoins } from '@/lib/i18n/line-joins';

/** Joins made visible: `_` for a no-break space, `+` for a word joiner, `~` for a narrow no-break space. */
const seen = (text: string) => text.replaceAll('\u00A0', '_').replaceAll('\u2060', '+').replaceAll('\u202F', '~');

describe('what belongs on one line', () => {
  it.each([
    ['a dash and what stands before it', 'Один профиль — одна роль', 'Один профиль_— одна роль'],
    ['a number and its unit', 'The file has 120 MB.', 'The file has 120_MB.'],
    ['the groups of a number', '10 000 profiles', '10_000 profiles'],
    ['a hyphen and the figures or the word that it ties', 'SHA-256 (64-bit) b-7', 'SHA-+256 (64-+bit) b-7'],
  ])('is %s, in every language', (_what, text, expected) => {
    expect(seen(withJoins(text, 'es'))).toBe(expected);
  });

  it('is a short word of Russian or Ukrainian and the word after it', () => {
    expect(seen(withJoins('Вход в аккаунт и работа с ним', 'ru'))).toBe('Вход в_аккаунт и_работа с_ним');
    expect(seen(withJoins('Робота у команді й з нею', 'uk'))).toBe('Робота у_команді й_з_нею');
    expect(seen(withJoins('«В нём есть всё»', 'ru'))).toBe('«В_нём есть всё»');
  });

  it('is a particle of Russian and the word before it', () => {
    expect(seen(withJoins('Так же, как вы могли бы сами', 'ru'))).toBe('Так_же, как вы_могли_бы сами');
  });

  it('is not what stands on both sides of a Ukrainian conjunction', () => {
    expect(seen(withJoins('Порівняння: чи воно того варте', 'uk'))).toBe('Порівняння: чи_воно того варте');
  });

  it('is a short part of a compound', () => {
    expect(seen(withJoins('IP-адрес из-за прокси-сервера, как-то', 'ru'))).toBe(
      'IP-+адрес из-+за прокси-сервера, как-+то',
    );
  });

  it('is a mark of French and the word before it', () => {
    expect(seen(withJoins('Pourquoi ? « Parce que » : voilà !', 'fr'))).toBe('Pourquoi~? «~Parce que~»~: voilà~!');
    expect(withJoins('https://example.com/?a=1', 'fr')).toBe('https://example.com/?a=1');
  });

  it('is a compound of Hindi', () => {
    expect(seen(withJoins('अपने-आप चलता है', 'hi'))).toBe('अपने-+आप चलता है');
  });

  it('is a word of two syllables in a Vietnamese heading', () => {
    expect(seen(withHeadingJoins('Mỗi hồ sơ một trình duyệt', 'vn'))).toBe('Mỗi hồ_sơ một trình_duyệt');
    expect(withJoins('Mỗi hồ sơ', 'vn')).toBe('Mỗi hồ sơ');
  });

  it('is a Japanese verb and its negation', () => {
    expect(seen(withJoins('ありません', 'jp', ['ません']))).toBe('あ+り+ま+せ+ん');
  });

  it('is a small word of Japanese in a text of sentences, and the end of a verb; labels break between phrases', () => {
    expect(withJoins('ご確認ください', 'jp')).toBe('ご確認ください');
    expect(withHeadingJoins('ご確認ください。', 'jp')).toBe('ご確認ください。');
    expect(seen(withJoins('ご確認ください。', 'jp'))).toBe('ご確認く+だ+さ+い。');
    expect(seen(withJoins('端末について説明しています。', 'jp'))).toBe('端末に+つ+い+て説明し+てい+ま+す。');
    expect(seen(withJoins('共有のメンバーが分かります。', 'jp'))).toBe('共有のメ+ン+バ+ーが分+か+り+ま+す。');
    expect(seen(withJoins('移るだけですべて使えます。', 'jp'))).toBe('移+るだ+けで+す+べ+て使+え+ま+す。');
  });

  it('is the end of a long text in Chinese or Japanese', () => {
    expect(seen(withJoins('给一个账号单独建一个环境，看看这种工作方式适不适合你。', 'zh'))).toBe(
      '给一个账号单独建一个环境，看看这种工作方式适不适+合+你。',
    );
    expect(withJoins('查看套餐与价格', 'zh')).toBe('查看套餐与价格');
    expect(seen(withJoins('フリープランに利用の期限はありません。', 'jp', ['ません']))).toBe(
      'フ+リ+ー+プ+ラ+ンに利用の期限はあ+り+ま+せ+ん。',
    );
    expect(seen(withJoins('この使い方が業務に合うかお確かめください。', 'jp'))).toBe(
      'こ+の使+い方が業務に合うかお確かめく+だ+さ+い。',
    );
  });

  it('is a count in a heading and what it counts', () => {
    expect(seen(withHeadingJoins('Start free: two profiles, every feature', 'en'))).toBe(
      'Start free: two_profiles, every feature',
    );
    expect(seen(withHeadingJoins('Начните бесплатно: два профиля, все функции', 'ru'))).toBe(
      'Начните бесплатно: два_профиля, все функции',
    );
    expect(seen(withHeadingJoins('เริ่มใช้ฟรี สอง โปรไฟล์', 'th'))).toContain('สอง_โปรไฟล์');
    expect(seen(withHeadingJoins('把账号交接给同事：一张交接单', 'zh'))).toContain('：一+张+交');
    expect(withJoins('two profiles', 'en')).toBe('two profiles');
  });

  it('is a loan word of Thai that dictionaries would break', () => {
    expect(seen(withJoins('ใช้พร็อกซี', 'th', ['พร็อกซี']))).toBe('ใช้พร็+อกซี');
    expect(seen(withJoins('บัญชี', 'th', ['บัญชี']))).toBe('บัญชี');
  });

  it('is a word of Chinese in a heading, with the particle after it, and not in a text', () => {
    expect(seen(withHeadingJoins('一个完整的浏览器环境', 'zh'))).toBe('一+个+完+整+的浏+览+器环+境');
    expect(withJoins('一个完整的浏览器环境', 'zh')).toBe('一个完整的浏览器环境');
  });

  it('is a word of Chinese that says for whom, and the word after it', () => {
    expect(seen(withHeadingJoins('服务伙伴：替客户打理账号', 'zh'))).toContain('：替+客+户');
  });

  it('is a known word of Chinese in any text, and is one in a heading though dictionaries part it', () => {
    expect(seen(withJoins('每个账号的环境', 'zh', ['账号']))).toBe('每个账+号的环境');
    expect(seen(withJoins('Facetry 的列表', 'zh'))).toBe('Facetry_的列表');
    expect(seen(withHeadingJoins('每个账号的环境', 'zh', ['账号']))).toBe('每+个+账+号+的环+境');
  });

  it('is a word of Thai that is made of two, wherever browsers break it', () => {
    expect(seen(withJoins('อ่านที่อยู่', 'th', ['ที่อยู่']))).toBe('อ่านที่+อยู่');
    expect(seen(withJoins('และอื่น ๆ', 'th'))).toBe('และอื่น_ๆ');
  });

  it('is a word of Thai and none of what follows it, which browsers look up by itself', () => {
    expect(seen(withJoins('ทีละขั้นตอนงานบนเว็บ', 'th', ['ขั้นตอน']))).toBe('ทีละขั้น+ตอนงานบนเว็บ');
  });

  it('is a phrase of a heading in Thai, no longer than a line', () => {
    expect(seen(withHeadingJoins('คนเดียว หลายเบราว์เซอร์ที่แยกจากกัน', 'th'))).toBe('คน+เดียว หลาย+เบราว์เซอร์ที่+แยกจาก+กัน');
  });

  it('is a compound in a heading, unless that is longer than a line', () => {
    expect(seen(withHeadingJoins('Ask for two-factor sign-in, step-by-step. Yes.', 'en'))).toBe(
      'Ask for two-+factor sign-+in, step-+by-+step. Yes.',
    );
    expect(seen(withHeadingJoins('Use a-very-long-word-with-hyphens, a-b.exe or /a-b', 'en'))).toBe(
      'Use a-very-long-word-with-hyphens, a-b.exe or /a-b',
    );
    expect(seen(withJoins('Ask for two-factor sign-in', 'en'))).toBe('Ask for two-factor sign-in');
  });

  it('is a count of Korean or Hindi in a heading, and a postposition with its word', () => {
    expect(seen(withHeadingJoins('사용자는 한 명, 쓸 수 있는 수백 개', 'ko'))).toBe(
      '사용자는 한_명, 쓸_수 있는 수백_개',
    );
    expect(seen(withHeadingJoins('एक व्यक्ति के कई ब्राउज़र, काम में', 'hi'))).toBe('एक_व्यक्ति_के कई_ब्राउज़र, काम_में');
  });

  it('is told by characters that can be taken out again', () => {
    const texts = [
      ['ru', 'Вход в аккаунт — из-за него 10 000 раз'],
      ['th', 'ใช้พร็อกซี'],
      ['zh', '一个完整的浏览器环境'],
    ] as const;
    for (const [locale, text] of texts) {
      expect(withHeadingJoins(text, locale, ['พร็อกซี'])).not.toBe(text);
      expect(withoutJoins(withHeadingJoins(text, locale, ['พร็อกซี']))).toBe(text);
    }
  });
});
