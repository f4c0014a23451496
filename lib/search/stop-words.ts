import { forLanguage, type LanguageTable } from '@/lib/i18n/language-table';
import { localeCodes, type LocaleCode } from '@/lib/i18n/locales';

/** Stop words by language, normalized; the English ones apply to all languages. */
const wordLists: LanguageTable<string> = {
  en: 'a an the of to in on at by for from with and or as is are am be was were been it its this that these those i me my you your we our us they their them he she do does did don t s how what when where which who why can could will would should may if not no so than then there here into out up one has have had get but all any some also only just when while each other about',
  es: 'el la los las un una unos unas de del a al en con por para y o e u que se su sus mi mis tu es son ser hay como cuando donde cual quien no si lo le les me te nos mas pero este esta estos estas esto puedo puede hacer ya muy sin sobre entre hasta desde',
  pt: 'o a os as um uma uns umas de do da dos das em no na nos nas num numa com por para e ou que se seu sua seus suas meu minha e sao ser ha como quando onde qual quem nao sim lhe me mas este esta estes estas isto pode posso fazer ja muito sem sobre entre ate ao aos pelo pela',
  fr: 'le la les l un une des de du d a au aux en dans avec par pour et ou que qu qui se s son sa ses mon ma mes ton votre vos notre nos est sont etre il elle on ne n pas c ce cet cette ces comment quand quel quelle y j je vous nous tu me m te t si mais plus sur sans peut puis faire fait',
  ru: 'и в во на с со к ко у о об от до из за по для при не ни что как это то а но или же ли бы я вы мы он она они оно его ее их мой моя мои ваш ваша ваши наш где когда кто чем есть быть если так такой этот эта эти тот все можно ли нужно меня мне вас вам',
  uk: 'і й та в у на з із зі до від за по для при не ні що як це то а але або чи би я ви ми він вона вони воно його її їх мій моя мої ваш ваша ваші наш де коли хто чим є бути якщо так цей ця ці той усі все можна мене мені вас вам',
  tr: 've veya ya bir bu su o da de ki mi mu icin ile gibi ne nasil nedir neden nerede kim hangi ben sen biz siz benim sizin var yok olarak olan her cok daha en ise ama',
  vi: 'va hoac la cua co cho o tai trong tren duoi voi khi thi ma de duoc khong nhu the nao gi sao lam cach toi ban minh nay do cac nhung mot se da dang bi tu den ra vao',
  hi: 'का की के को से में पर ने और या है हैं था थी थे हो यह वह ये वे इस उस एक जो कि भी ही तो क्या कैसे कब कहाँ कहां कौन क्यों नहीं न मैं आप हम मेरी मेरा मेरे अपना अपनी अपने कर करें करना करे किया लिए तक अगर साथ',
  ko: '및 또는 그리고 어떻게 무엇 무엇을 언제 어디 어디서 왜 누가 있나요 있는 있다 수 것 내 제 이 그 저 때 등 더 안 하나요 할 하는 방법',
  th: 'และ หรือ ที่ ของ ใน บน กับ จาก ไป มา ให้ ได้ ไม่ เป็น คือ มี จะ ว่า อย่างไร ยังไง อะไร ไหน เมื่อ ถ้า ก็ นี้ นั้น คุณ ฉัน ผม เรา แล้ว ด้วย โดย เพื่อ ไว้ ไหม วิธี การ ความ ต้อง อยู่ ซึ่ง แต่',
  zh: '可以 这个 一个 如果 没有 不会 就是 或者 以及 不是 已经 只有 因为 所以 其他 时候 自己 每个 同一 同时 还是 这样 那么 它们 他们 我们 你们 不要 不能 也会 也可 都会 都有 这些 那些 之前 之后 之间 以后 以前 然后 并且 但是 而且 只要 只能 还有 哪个 哪些 多少 一条 一次 一台 两个 有人 有些 一样 一起 使用 需要',
  'zh-Hant':
    '可以 這個 一個 如果 沒有 不會 就是 或者 以及 不是 已經 只有 因為 所以 其他 時候 自己 每個 同一 同時 還是 這樣 那麼 它們 他們 我們 你們 不要 不能 也會 也可 都會 都有 這些 那些 之前 之後 之間 以後 以前 然後 並且 但是 而且 只要 只能 還有 哪個 哪些 多少 一條 一次 一台 兩個 有人 有些 一樣 一起 使用 需要',
  ja: 'ます です まし した して する しま され れる れて ない ある いる あり りま ませ せん てい いま きま きる でき なる なり こと もの ため よう から まで など また その この それ これ ここ もう ほか とき ても では には とも とし のは のを のに いて って った れま られ さい くだ ださ 場合 以外',
};

/** Question words and particles in Chinese and Japanese; queries are split at them. */
export const separatorPattern =
  /怎么样|怎么|怎麼|怎样|怎樣|如何|为什么|為什麼|什么|什麼|哪里|哪裡|可以|是否|能不能|我的|你们|你們|我|请问|請問|吗|嗎|呢|的|了|ですか|ますか|でしょうか|してください|する方法|やり方|方法は|どうやって|どこ|なぜ|とは|から|まで|[をはがにでのへと](?!ー)/gu;

const englishWords = wordLists.en!.split(' ');

/** For Thai words in queries of any language. */
export const thaiStopWords: ReadonlySet<string> = new Set(wordLists.th!.split(' '));

const stopWordsOf = (locale: LocaleCode): ReadonlySet<string> =>
  new Set([...englishWords, ...(forLanguage(wordLists, locale)?.split(' ') ?? [])]);

export const stopWords = Object.fromEntries(localeCodes.map((locale) => [locale, stopWordsOf(locale)])) as Readonly<
  Record<LocaleCode, ReadonlySet<string>>
>;
