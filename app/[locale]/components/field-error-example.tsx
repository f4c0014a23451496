'use client';

import { useEffect } from 'react';
import field from '@/components/ui/field.module.css';
import { FieldError, type FieldErrorMessages } from '@/components/ui/field-error';

const messages: FieldErrorMessages = {
  required: 'Please fill in this field.',
  invalidEmail: 'Please enter a complete email address, such as name@example.com.',
  tooLong: 'Please use at most {max} characters; this has {count}.',
};

/** A field with its validation error, as in a rejected form. */
export function FieldErrorExample({ id, label, value }: { id: string; label: string; value: string }) {
  useEffect(() => {
    const error = document.getElementById(id)!;
    error.textContent = error.dataset.invalidEmail!;
    error.hidden = false;
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
      <FieldError id={id} messages={messages} />
    </>
  );
}
