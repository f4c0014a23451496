import styles from './mockup.module.css';

/** One of the six hues that distinguish profiles. */
export type Facet = 1 | 2 | 3 | 4 | 5 | 6;

/** Class that gives everything inside an element the hue of a profile. */
export const facetClass = (facet: Facet) => styles[`facet${facet}`]!;

/** Gem icon of a profile; without a facet, it inherits the hue. */
export function ProfileIcon({ facet }: { facet?: Facet }) {
  return <i className={facet ? `${styles.profileIcon} ${facetClass(facet)}` : styles.profileIcon} />;
}
