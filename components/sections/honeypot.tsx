import { honeypotField } from '@/lib/contract/forms';

/** A field that is hidden and not tabbable, so only bots fill it in. */
export function Honeypot({ label }: { label: string }) {
  return (
    <div className="visually-hidden" aria-hidden="true">
      {label}
      <input name={honeypotField} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
