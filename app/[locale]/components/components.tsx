import type { ComponentType } from 'react';
import formStatus from '@/components/ui/form-status.module.css';
import { Gem } from '@/components/ui/gem';
import { CopyButton } from '@/components/ui/copy-button';
import { ErrorIllustration } from '@/components/ui/error-illustration';
import { Icon } from '@/components/ui/icon';
import { LogoMark } from '@/components/ui/logo';
import { NotFoundIllustration } from '@/components/ui/not-found-illustration';
import { Note } from '@/components/ui/note';
import { Buttons, Choices, InvalidFields, Fields, NumberFields, type ExamplesProps } from './controls';
import { Example } from './example';
import styles from './gallery.module.css';

type Part = {
  /** File name in components/ui, without extension. */
  name: string;
  /** Purpose of the component. */
  text: string;
  Examples: ComponentType<ExamplesProps>;
};

/** Rows of the gallery. A test compares them with the files of components/ui. */
export const components: readonly Part[] = [
  {
    name: 'button',
    text: 'Actions: primary for the main action of a page, quiet for secondary ones, small inside other components.',
    Examples: Buttons,
  },
  {
    name: 'copy-button',
    text: 'Copies text and confirms it; click to see the confirmation.',
    Examples: () => (
      <>
        <Example label="default">
          <CopyButton text="npm start" label="Copy" copiedLabel="Copied" />
        </Example>
        <Example label="hover" as="hover">
          <CopyButton text="npm start" label="Copy" copiedLabel="Copied" />
        </Example>
      </>
    ),
  },
  {
    name: 'radio-group',
    text: 'A choice between a few options, without scripts: radio buttons styled as one control.',
    Examples: Choices,
  },
  { name: 'field', text: 'Text input.', Examples: Fields },
  { name: 'field-error', text: 'Validation error next to its field.', Examples: InvalidFields },
  {
    name: 'form-status',
    text: 'The result of a form.',
    Examples: () =>
      (['sent', 'failed'] as const).map((state) => (
        <Example label={state} key={state}>
          <p className={formStatus.status} data-state={state}>
            {state === 'sent' ? 'We have your message.' : 'That didn’t work. Please try again.'}
          </p>
        </Example>
      )),
  },
  { name: 'number-field', text: 'An integer, set by keyboard, buttons or slider.', Examples: NumberFields },
  {
    name: 'note',
    text: 'Small print: fallbacks, samples, trademarks.',
    Examples: () => <Note>Plans and prices on this page are samples.</Note>,
  },
  {
    name: 'icon',
    text: 'Inherits the text color. The whole sprite is at /_icons.',
    Examples: () =>
      [16, 20, 24, 28].map((size) => (
        <Example label={`${size} px`} key={size}>
          <Icon name="globe" size={size} /> <Icon name="check" size={size} /> <Icon name="brand-x" size={size} />
        </Example>
      )),
  },
  {
    name: 'logo',
    text: 'The logo mark, with and without the name.',
    Examples: () => (
      <>
        <Example label="28 px">
          <span className={styles.brand}>
            <LogoMark /> Facetry
          </span>
        </Example>
        <Example label="40 px">
          <LogoMark size={40} />
        </Example>
      </>
    ),
  },
  { name: 'gem', text: 'In the closing block, in the hue of the selected profile.', Examples: Gem },
  { name: 'not-found-illustration', text: 'On not-found pages.', Examples: NotFoundIllustration },
  {
    name: 'error-illustration',
    text: 'On error pages. It is inlined, so it needs no connection.',
    Examples: () => <ErrorIllustration label="A gem broken in two" />,
  },
];
