import { headingParts } from '@/lib/content/heading-parts';
import { plainText, type ElementText } from '@/lib/i18n/element-text';

/** Text of a heading, whose words do not break in scripts without spaces between words. */
export const HeadingText = ({ text }: { text: ElementText }) =>
  headingParts(plainText(text)).map((part, i) =>
    part.noWrap ? (
      <span data-nowrap="" key={i}>
        {part.text}
      </span>
    ) : (
      part.text
    ),
  );
