/**
 * Whether a key press belongs to an input method, such as the Enter that confirms a conversion. Safari sends it after the
 * composition has ended, with the key code that stands for an input method (UI Events, section on keyCode).
 */
export const isComposing = ({ isComposing: isPending, keyCode }: KeyboardEvent): boolean =>
  isPending || keyCode === 229;
