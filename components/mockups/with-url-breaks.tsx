import { Fragment } from 'react';

/** Code that can wrap after the slashes of a URL. */
export const withUrlBreaks = (code: string) =>
  code.split(/(?<=[\w$]\/)/).map((segment, i) => (
    <Fragment key={i}>
      {segment}
      <wbr />
    </Fragment>
  ));
