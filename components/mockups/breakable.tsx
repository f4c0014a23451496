import { Fragment } from 'react';

/** Code that may be broken after the slashes of an address. */
export const breakable = (code: string) =>
  code.split(/(?<=[\w$]\/)/).map((piece, i) => (
    <Fragment key={i}>
      {piece}
      <wbr />
    </Fragment>
  ));
