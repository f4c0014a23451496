import type { ReactNode } from 'react';
import { hasDownloads } from '@/components/sections/has-downloads';
import { platformIds } from '@/lib/contract/platforms';
import { site } from '@/lib/config/site';
import styles from './download-availability.module.css';

/** The systems that the settings name no file for; `all` where they name none whatever. */
const lacks = hasDownloads ? platformIds.filter((id) => !site.downloadUrls[id]).join(' ') : 'all';

type GateProps = { children: ReactNode };

/** Shown to those whose system has a file: by the settings, or by what the back end has told since. */
export const WithFile = ({ children }: GateProps) => (
  <span className={styles.with} data-lacks={lacks}>
    {children}
  </span>
);

/** Shown to those whose system has none, in place of the other. */
export const WithoutFile = ({ children }: GateProps) => (
  <span className={styles.without} data-lacks={lacks}>
    {children}
  </span>
);
