import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { interpolate } from '@/lib/client/messages/interpolate';
import type { DemoMessages } from '@/lib/demo/messages';
import { offeredProxies } from '@/lib/demo/profiles';
import { proxyValues } from '@/lib/demo/signals';
import { Icon } from '@/components/ui/icon';
import mockup from '@/components/mockups/mockup.module.css';
import styles from './new-profile.module.css';

type NewProfileProps = {
  messages: DemoMessages;
  language: string;
  now: Date;
  /** Number in the suggested name. */
  number: number;
  create: (name: string, offer: number) => void;
};

/** Form for a new profile: its name and a proxy, and the values that the profile takes over from that. */
export function NewProfile({ messages, language, now, number, create }: NewProfileProps) {
  const [offer, setOffer] = useState<number | null>(null);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLInputElement>('[type=radio]')!.focus(), []);
  const suggestion = interpolate(messages.newName, { number });
  const legendId = useId();
  const countryName = new Intl.DisplayNames(language, { type: 'region' });
  const proxy = offer === null ? null : offeredProxies[offer]!.proxy;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { currentTarget } = event;
    const name = String(new FormData(currentTarget).get('name')).trim();
    if (offer === null) currentTarget.querySelector<HTMLInputElement>('[type=radio]')!.focus();
    else create(name || suggestion, offer);
  };

  return (
    <form ref={form} className={styles.panel} aria-label={messages.newProfile} onSubmit={submit}>
      <label className={styles.name}>
        {messages.name}
        <input className={mockup.field} name="name" defaultValue={suggestion} maxLength={40} autoComplete="off" />
      </label>
      <fieldset className={styles.proxies}>
        <legend id={legendId}>{messages.chooseProxy}</legend>
        {offeredProxies.map(({ proxy: { country, protocol } }, i) => (
          <label className={styles.proxy} key={country}>
            <input type="radio" name="proxy" checked={i === offer} onChange={() => setOffer(i)} />
            <b>{countryName.of(country)}</b>
            <span>{protocol}</span>
          </label>
        ))}
      </fieldset>
      <div className={styles.values} aria-live="polite">
        {proxy ? (
          <>
            <b>{messages.derivedSettings}</b>
            <dl key={offer}>
              {proxyValues(proxy, now).map(({ signal, value }) => (
                <div key={signal}>
                  <dt>
                    <Icon name="check" size={14} />
                    {messages.signals[signal]}
                  </dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </>
        ) : null}
      </div>
      <div className={styles.buttons}>
        <button className={mockup.button} type="button" data-action="cancel">
          {messages.cancel}
        </button>
        <button
          className={`${mockup.button} ${mockup.solid}`}
          type="submit"
          aria-disabled={proxy === null || undefined}
          aria-describedby={proxy === null ? legendId : undefined}
        >
          {messages.create}
        </button>
      </div>
    </form>
  );
}
