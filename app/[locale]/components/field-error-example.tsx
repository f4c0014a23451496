'use client';

import { useEffect } from 'react';
import field from '@/components/ui/field.module.css';
import { FieldError, type FieldErrorMessages } from '@/components/ui/field-error';

const words: FieldErrorMessages = {
  empty: 'Please fill this in.',
  mail: 'Please enter a complete email address, such as name@example.com.',
  long: 'At most {max} characters, please; this has {count}.',
};

/** A field with its problem said beside it, as a refused form has it. */
export function FieldErrorExample({ id, label, value }: { id: string; label: string; value: string }) {
  useEffect(() => {
    const place = document.getElementById(id)!;
    place.textContent = place.dataset.mail!;
    place.hidden = false;
  }, [id]);
  return (
    <>
      <input
        className={field.input}
        type="email"
        aria-label={label}
        aria-invalid
        aria-describedby={id}
        defaultValue={value}
      />
      <FieldError id={id} words={words} />
    </>
  );
}
