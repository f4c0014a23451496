'use client';

import { useState } from 'react';
import styles from './number-field.module.css';

type NumberFieldProps = {
  id: string;
  label: string;
  value: number;
  onChange: (value: number) => void;
  max: number;
  /** Labels of the two buttons. */
  labels: { fewer: string; more: string };
  /** Values of a slider below the field, for wide ranges: ascending, with growing steps. */
  stops?: readonly number[];
};

const clamp = (value: number, max: number) => Math.min(max, Math.max(1, Math.round(value)));

/** Index of the last stop that does not exceed the value. */
const findStopIndex = (stops: readonly number[], value: number) =>
  Math.max(
    0,
    stops.findLastIndex((stop) => stop <= value),
  );

/** A whole number from 1: a field between two buttons, and a slider for wide ranges. */
export function NumberField({ id, label, value, onChange, max, labels, stops }: NumberFieldProps) {
  // While edited, the field may hold an invalid number.
  const [draft, setDraft] = useState<string | null>(null);
  const set = (next: number) => onChange(clamp(next, max));

  function edit(text: string) {
    setDraft(text);
    if (Number(text) >= 1) set(Number(text));
  }

  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.row}>
        <button type="button" onClick={() => set(value - 1)} aria-label={`${labels.fewer}: ${label}`}>
          −
        </button>
        <input
          id={id}
          type="number"
          inputMode="numeric"
          min={1}
          max={max}
          value={draft ?? value}
          onChange={(event) => edit(event.target.value)}
          onBlur={() => setDraft(null)}
        />
        <button type="button" onClick={() => set(value + 1)} aria-label={`${labels.more}: ${label}`}>
          +
        </button>
      </div>
      {stops ? (
        <input
          className={styles.slider}
          type="range"
          aria-label={label}
          aria-valuetext={String(value)}
          min={0}
          max={stops.length - 1}
          value={findStopIndex(stops, value)}
          onChange={(event) => set(stops[Number(event.target.value)]!)}
        />
      ) : null}
    </div>
  );
}
