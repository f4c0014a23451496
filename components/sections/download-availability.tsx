import type { ReactNode } from 'react';
import { platformIds } from '@/lib/contract/platforms';
import { site } from '@/lib/config/site';
import styles from './download-availability.module.css';

/** Whether the settings contain a download URL for any operating system. */
export const hasDownloads = platformIds.some((id) => site.downloadUrls[id]);

/** Operating systems without a download URL in the settings; `all` if no system has one. */
const unavailable = hasDownloads ? platformIds.filter((id) => !site.downloadUrls[id]).join(' ') : 'all';

type AvailabilityProps = {
  children: ReactNode;
  /** `div` around blocks. */
  as?: 'span' | 'div';
};

/** Shown if the settings or the API have a download for the visitor's operating system. */
export const IfAvailable = ({ children, as: Element = 'span' }: AvailabilityProps) => (
  <Element className={styles.available} data-unavailable-platforms={unavailable}>
    {children}
  </Element>
);

/** Shown instead of IfAvailable if there is no download. */
export const IfUnavailable = ({ children, as: Element = 'span' }: AvailabilityProps) => (
  <Element className={styles.unavailable} data-unavailable-platforms={unavailable}>
    {children}
  </Element>
);
