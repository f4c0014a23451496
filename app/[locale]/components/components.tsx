import type { ComponentType } from 'react';
import { Gem } from '@/components/ui/gem';
import { CopyButton } from '@/components/ui/copy-button';
import { ErrorIllustration } from '@/components/ui/error-illustration';
import { Icon } from '@/components/ui/icon';
import { Mark } from '@/components/ui/logo';
import { NotFoundIllustration } from '@/components/ui/not-found-illustration';
import { Note } from '@/components/ui/note';
import { Buttons, Choices, FieldProblems, Fields, NumberFields, type ExamplesProps } from './controls';
import { Example } from './example';
import styles from './gallery.module.css';

type Part = {
  /** The part's file in components/ui, without its ending. */
  name: string;
  /** What it is for. */
  text: string;
  Examples: ComponentType<ExamplesProps>;
};

/** The sheet's rows. A test compares them with the files of components/ui. */
export const components: readonly Part[] = [
  {
    name: 'button',
    text: 'What a visitor can do: primary for the one thing a page is about, quiet beside it, small inside of other parts.',
    Examples: Buttons,
  },
  {
    name: 'copy-button',
    text: 'Copies a text and says so. Click it to see that.',
    Examples: () => (
      <>
        <Example label="at rest">
          <CopyButton text="npm start" label="Copy" done="Copied" />
        </Example>
        <Example label="pointed at" as="hover">
          <CopyButton text="npm start" label="Copy" done="Copied" />
        </Example>
      </>
    ),
  },
  {
    name: 'radio-group',
    text: 'One of a few, without a script: radio buttons that look like one control.',
    Examples: Choices,
  },
  { name: 'field', text: 'Where visitors write.', Examples: Fields },
  { name: 'field-error', text: 'What is wrong with a field, beside it.', Examples: FieldProblems },
  { name: 'number-field', text: 'A whole number, by keys, by buttons, or by a slider.', Examples: NumberFields },
  {
    name: 'note',
    text: 'A remark in small print: fallbacks, samples, trademarks.',
    Examples: () => <Note>Plans and prices on this page are samples.</Note>,
  },
  {
    name: 'icon',
    text: 'Takes the colour of the text around it. The whole sprite is at /_icons.',
    Examples: () =>
      [16, 20, 24, 28].map((size) => (
        <Example label={`${size} px`} key={size}>
          <Icon name="globe" size={size} /> <Icon name="check" size={size} /> <Icon name="brand-x" size={size} />
        </Example>
      )),
  },
  {
    name: 'logo',
    text: 'The mark, alone and with the name.',
    Examples: () => (
      <>
        <Example label="28 px">
          <span className={styles.brand}>
            <Mark /> Facetry
          </span>
        </Example>
        <Example label="40 px">
          <Mark size={40} />
        </Example>
      </>
    ),
  },
  { name: 'gem', text: 'In the closing block, in the hue of the chosen profile.', Examples: Gem },
  { name: 'not-found-illustration', text: 'On pages that are not there.', Examples: NotFoundIllustration },
  {
    name: 'error-illustration',
    text: 'On pages that failed. It is part of the page, so that it needs no connection.',
    Examples: () => <ErrorIllustration label="A browser window with a broken connection" />,
  },
];
