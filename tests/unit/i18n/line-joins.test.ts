import { describe, expect, it } from 'vitest';
import { withHeadingJoins, withJoins, withoutJoins } from '@/lib/i18n/line-joins';

/** Makes joiners visible: `_` for a no-break space, `+` for a word joiner, `~` for a narrow no-break space. */
const seen = (text: string) => text.replaceAll('\u00A0', '_').replaceAll('\u2060', '+').replaceAll('\u202F', '~');

describe('line-breaking rules', () => {
  it.each([
    ['a dash and the word before it', 'Один профиль — одна роль', 'Один профиль_— одна роль'],
    ['a number and its unit', 'The file has 120 MB.', 'The file has 120_MB.'],
    ['the groups of a number', '10 000 profiles', '10_000 profiles'],
    ['a hyphen and the digits or word it belongs to', 'SHA-256 (64-bit) b-7', 'SHA-+256 (64-+bit) b-7'],
  ])('the rules keep together %s in every language', (_what, text, expected) => {
    expect(seen(withJoins(text, 'es'))).toBe(expected);
  });

  it('a short Russian or Ukrainian word stays with the next word', () => {
    expect(seen(withJoins('Вход в аккаунт и работа с ним', 'ru'))).toBe('Вход в_аккаунт и_работа с_ним');
    expect(seen(withJoins('Робота у команді й з нею', 'uk'))).toBe('Робота у_команді й_з_нею');
    expect(seen(withJoins('«В нём есть всё»', 'ru'))).toBe('«В_нём есть всё»');
  });

  it('a Russian particle stays with the previous word', () => {
    expect(seen(withJoins('Так же, как вы могли бы сами', 'ru'))).toBe('Так_же, как вы_могли_бы сами');
  });

  it('a Ukrainian conjunction does not keep the words on both sides together', () => {
    expect(seen(withJoins('Порівняння: чи воно того варте', 'uk'))).toBe('Порівняння: чи_воно того варте');
  });

  it('a short part of a compound stays with the rest', () => {
    expect(seen(withJoins('IP-адрес из-за прокси-сервера, как-то', 'ru'))).toBe(
      'IP-+адрес из-+за прокси-сервера, как-+то',
    );
  });

  it('a French punctuation mark stays with the previous word', () => {
    expect(seen(withJoins('Pourquoi ? « Parce que » : voilà !', 'fr'))).toBe('Pourquoi~? «~Parce que~»~: voilà~!');
    expect(withJoins('https://example.com/?a=1', 'fr')).toBe('https://example.com/?a=1');
  });

  it('a Hindi compound stays together', () => {
    expect(seen(withJoins('अपने-आप चलता है', 'hi'))).toBe('अपने-+आप चलता है');
  });

  it('a two-syllable Vietnamese word in a heading stays together', () => {
    expect(seen(withHeadingJoins('Mỗi hồ sơ một trình duyệt', 'vn'))).toBe('Mỗi hồ_sơ một trình_duyệt');
    expect(withJoins('Mỗi hồ sơ', 'vn')).toBe('Mỗi hồ sơ');
  });

  it('a Japanese verb stays with its negation', () => {
    expect(seen(withJoins('ありません', 'jp', ['ません']))).toBe('あ+り+ま+せ+ん');
  });

  it('short Japanese words and verb endings stay together in sentences; labels break between phrases', () => {
    expect(withJoins('ご確認ください', 'jp')).toBe('ご確認ください');
    expect(withHeadingJoins('ご確認ください。', 'jp')).toBe('ご確認ください。');
    expect(seen(withJoins('ご確認ください。', 'jp'))).toBe('ご確認く+だ+さ+い。');
    expect(seen(withJoins('端末について説明しています。', 'jp'))).toBe('端末に+つ+い+て説明し+てい+ま+す。');
    expect(seen(withJoins('共有のメンバーが分かります。', 'jp'))).toBe('共有のメ+ン+バ+ーが分+か+り+ま+す。');
    expect(seen(withJoins('移るだけですべて使えます。', 'jp'))).toBe('移+るだ+けで+す+べ+て使+え+ま+す。');
  });

  it('the end of a long Chinese or Japanese text stays together', () => {
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

  it('a number in a heading stays with the noun it counts', () => {
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

  it('a Thai loan word that dictionaries would break stays together', () => {
    expect(seen(withJoins('ใช้พร็อกซี', 'th', ['พร็อกซี']))).toBe('ใช้พร็+อกซี');
    expect(seen(withJoins('บัญชี', 'th', ['บัญชี']))).toBe('บัญชี');
  });

  it('a Chinese word in a heading stays together with its particle, but not in a text', () => {
    expect(seen(withHeadingJoins('一个完整的浏览器环境', 'zh'))).toBe('一+个+完+整+的浏+览+器环+境');
    expect(withJoins('一个完整的浏览器环境', 'zh')).toBe('一个完整的浏览器环境');
  });

  it('a Chinese word for a recipient stays with the next word', () => {
    expect(seen(withHeadingJoins('服务伙伴：替客户打理账号', 'zh'))).toContain('：替+客+户');
  });

  it('a known Chinese word stays together in any text, even if dictionaries split it in a heading', () => {
    expect(seen(withJoins('每个账号的环境', 'zh', ['账号']))).toBe('每个账+号的环境');
    expect(seen(withJoins('Facetry 的列表', 'zh'))).toBe('Facetry_的列表');
    expect(seen(withHeadingJoins('每个账号的环境', 'zh', ['账号']))).toBe('每+个+账+号+的环+境');
  });

  it('a Thai compound stays together wherever browsers would break it', () => {
    expect(seen(withJoins('อ่านที่อยู่', 'th', ['ที่อยู่']))).toBe('อ่านที่+อยู่');
    expect(seen(withJoins('และอื่น ๆ', 'th'))).toBe('และอื่น_ๆ');
  });

  it('a Thai word does not include the following word, which browsers look up separately', () => {
    expect(seen(withJoins('ทีละขั้นตอนงานบนเว็บ', 'th', ['ขั้นตอน']))).toBe('ทีละขั้น+ตอนงานบนเว็บ');
  });

  it('a Thai phrase in a heading stays together if it fits on a line', () => {
    expect(seen(withHeadingJoins('คนเดียว หลายเบราว์เซอร์ที่แยกจากกัน', 'th'))).toBe('คน+เดียว หลาย+เบราว์เซอร์ที่+แยกจาก+กัน');
  });

  it('a compound in a heading stays together unless it is longer than a line', () => {
    expect(seen(withHeadingJoins('Ask for two-factor sign-in, step-by-step. Yes.', 'en'))).toBe(
      'Ask for two-+factor sign-+in, step-+by-+step. Yes.',
    );
    expect(seen(withHeadingJoins('Use a-very-long-word-with-hyphens, a-b.exe or /a-b', 'en'))).toBe(
      'Use a-very-long-word-with-hyphens, a-b.exe or /a-b',
    );
    expect(seen(withJoins('Ask for two-factor sign-in', 'en'))).toBe('Ask for two-factor sign-in');
  });

  it('a Korean or Hindi number in a heading, and a postposition, stay with their nouns', () => {
    expect(seen(withHeadingJoins('사용자는 한 명, 쓸 수 있는 수백 개', 'ko'))).toBe(
      '사용자는 한_명, 쓸_수 있는 수백_개',
    );
    expect(seen(withHeadingJoins('एक व्यक्ति के कई ब्राउज़र, काम में', 'hi'))).toBe('एक_व्यक्ति_के कई_ब्राउज़र, काम_में');
  });

  it('the joiners can be removed again', () => {
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
