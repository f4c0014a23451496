import button from '@/components/ui/button.module.css';
import { interpolate } from '@/lib/client/messages/interpolate';
import type { UtmField } from '@/lib/tools/utm-link';
import type { UtmIssue } from '@/lib/tools/utm-link-checks';
import { utmMessageKeys } from './utm-link-elements';
import type { ToolMessages } from './tool-messages';
import link from './utm-link.module.css';

type Props = {
  issues: readonly UtmIssue[];
  messages: ToolMessages<'utm-link'>['tool'];
  address: string;
  onFix: (field: string, value: string) => void;
};

/** Nobody types the scheme of an address. */
const withScheme = (address: string): string | undefined =>
  /^[\w-]+(?:\.[\w-]+)+(?:[:/?#]|$)/.test(address) ? `https://${address}` : undefined;

/** Issues of a link, with a button for each that can be corrected. */
export function UtmIssues({ issues, messages, address, onFix }: Props) {
  if (issues.length === 0) return <p className={link.fine}>{messages.noIssues}</p>;
  return (
    <div>
      <h2 className={link.heading}>{messages.checks}</h2>
      <ul className={link.issues}>
        {issues.map(
          ({ rule, field, start, end, suggestion = rule === 'invalid-address' ? withScheme(address) : undefined }) => (
            <li key={`${rule} ${field} ${start} ${end}`}>
              <strong>{field === 'address' ? messages.address : fieldName(messages, field)}</strong>{' '}
              {messages.issues[rule]}{' '}
              {suggestion === undefined ? null : (
                <button className={button.small} type="button" onClick={() => onFix(field, suggestion)}>
                  {interpolate(messages.use, { value: suggestion })}
                </button>
              )}
            </li>
          ),
        )}
      </ul>
    </div>
  );
}

const fieldName = ({ fields }: Props['messages'], field: UtmField): string =>
  field in utmMessageKeys ? fields[utmMessageKeys[field as keyof typeof utmMessageKeys]] : field;
