'use client';

import { useState } from 'react';
import { NumberField } from '@/components/ui/number-field';

type NumberFieldExampleProps = { id: string; label: string; initial: number; stops?: readonly number[] };

/** A controlled number field with local state. */
export function NumberFieldExample({ id, label, initial, stops }: NumberFieldExampleProps) {
  const [value, setValue] = useState(initial);
  return (
    <NumberField
      id={id}
      label={label}
      value={value}
      onChange={setValue}
      max={2000}
      labels={{ fewer: 'One fewer', more: 'One more' }}
      {...(stops ? { stops } : {})}
    />
  );
}
