import { valueAt } from '@/lib/content/english-fallback';
import type { UiMessages } from '@/lib/content/element-messages';
import { typesetUiMessages } from '@/lib/content/ui-messages';
import type { ElementText, EnglishText } from '@/lib/i18n/element-text';
import { currentLocale } from '@/lib/next-intl/current-locale';

type GroupAt<Tree, Path> = Path extends `${infer Key}.${infer Rest}`
  ? GroupAt<Tree[Key & keyof Tree], Rest>
  : Tree[Path & keyof Tree];

type TextKey<Tree> = {
  [Key in keyof Tree & string]: EnglishText extends Tree[Key]
    ? Key
    : Tree[Key] extends string
      ? never
      : `${Key}.${TextKey<Tree[Key]>}`;
}[keyof Tree & string];

/**
 * Returns a translator for the messages of a namespace that have a fallback (lib/content/element-messages.ts): it
 * returns them in the language of the page, or marked as English.
 */
export async function getTranslatorWithFallback<Namespace extends string>(
  namespace: Namespace,
): Promise<(key: TextKey<GroupAt<UiMessages, Namespace>>) => ElementText> {
  const messages = typesetUiMessages(await currentLocale());
  return (key) => valueAt(messages, `${namespace}.${key}`) as ElementText;
}
