import { LogoMark } from '@/components/ui/logo';
import { components } from './components';
import { ShowStates } from './show-states';
import styles from './gallery.module.css';

const themes = ['light', 'dark'] as const;

/** All components of components/ui in all their states, light and dark side by side. */
export function Gallery() {
  return (
    <main className={styles.page} id="content" lang="en-US">
      <ShowStates />
      <h1 className={styles.heading}>
        <LogoMark size={44} /> Components
      </h1>
      <p className={styles.lead}>
        The basic components in <code>components/ui</code>, in the light and dark themes.
      </p>
      {components.map(({ name, text, Examples }) => (
        <section className={styles.component} key={name} aria-labelledby={name} data-component={name}>
          <h2 className={styles.name} id={name}>
            {name}
          </h2>
          <p className={styles.text}>{text}</p>
          {themes.map((theme) => (
            <div
              className={styles.panel}
              data-theme={theme}
              key={theme}
              role="group"
              aria-label={`${name}, ${theme} theme`}
            >
              <Examples theme={theme} />
            </div>
          ))}
        </section>
      ))}
    </main>
  );
}
