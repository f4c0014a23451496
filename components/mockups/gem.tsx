import styles from './mockup.module.css';

/** One of the six hues that tell profiles apart. */
export type Facet = 1 | 2 | 3 | 4 | 5 | 6;

/** The class that gives everything inside an element the hue of a profile. */
export const facetClass = (facet: Facet) => styles[`facet${facet}`]!;

/** The little cut gem that stands for a profile; without a hue of its own it takes the one around it. */
export function Gem({ facet }: { facet?: Facet }) {
  return <i className={facet ? `${styles.gem} ${facetClass(facet)}` : styles.gem} />;
}
