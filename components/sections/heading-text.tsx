import { headingParts } from '@/lib/content/heading-parts';

/** Text of a heading, whose words do not break in scripts without spaces between words. */
export const HeadingText = ({ text }: { text: string }) =>
  headingParts(text).map((part, i) =>
    part.noWrap ? (
      <span data-nowrap="" key={i}>
        {part.text}
      </span>
    ) : (
      part.text
    ),
  );
