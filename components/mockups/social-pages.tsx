import { getFormatter, getTranslations } from 'next-intl/server';
import { ProductImage } from '@/components/mockups/product-image';
import { initials, localizedSites } from '@/components/mockups/localized-sites';
import { countries, sampleTime, type CountryCode } from '@/lib/demo/countries';
import { Icon } from '@/components/ui/icon';
import mockup from './mockup.module.css';
import styles from './social-page.module.css';
import tiles from './social-tiles.module.css';
import base from './use-case-page.module.css';

const Avatar = ({ name }: { name: string }) => <span className={base.avatar}>{initials(name)}</span>;

/** Time and number of reactions. */
async function PostStats({ postIndex, country }: { postIndex: number; country: CountryCode }) {
  const format = await getFormatter();
  const postedAt = new Date(sampleTime.getTime() - (postIndex * 173 + 38) * 60_000);
  return (
    <span className={`${styles.note} ${mockup.small}`}>
      {format.dateTime(postedAt, 'clock', { timeZone: countries[country].zone })}
      <Icon name="eye" size={13} />
      {format.number([1284, 967][postIndex]!)}
      <Icon name="message-circle" size={13} />
      {format.number([36, 14][postIndex]!)}
    </span>
  );
}

/** A brand's page in a social network, as its editor sees it: posts, and people with their roles. */
export async function BrandPage({ country }: { country: CountryCode }) {
  const t = await getTranslations('mockups.team');
  const { name, posts, people } = localizedSites[country];
  const lang = countries[country].language;
  const roles = ['admin', 'manager', 'member'] as const;
  return (
    <div className={`${base.page} ${styles.brand}`}>
      <svg className={styles.banner} viewBox="0 0 400 60" preserveAspectRatio="xMidYMid slice">
        <path d="M0 60 90 8l70 40 60-36 100 48zM250 60l90-52 60 40v12z" />
      </svg>
      <div className={styles.pageHeader}>
        <Avatar name={name} />
        <strong className={`${mockup.grow} ${mockup.truncate}`} lang={lang}>
          {name}
        </strong>
        <span className={base.pill}>
          <Icon name="users" size={12} />
          {t('admin')}
        </span>
      </div>
      <div className={styles.columns}>
        <div className={styles.post}>
          <span lang={lang}>{posts[0]}</span>
          <span className={styles.photo}>
            <ProductImage productIndex={country.charCodeAt(0)} />
            <ProductImage productIndex={country.charCodeAt(0) + 1} />
          </span>
          <PostStats postIndex={0} country={country} />
        </div>
        <div className={styles.members}>
          {roles.map((role, i) => (
            <span className={base.row} key={role}>
              <Avatar name={people[i]!} />
              <strong className={mockup.grow}>{people[i]}</strong>
              <span className={mockup.small}>{t(role)}</span>
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}

/** Posts of a brand and of another person. */
export function FeedPage({ country }: { country: CountryCode }) {
  const { name, posts, people } = localizedSites[country];
  const lang = countries[country].language;
  return (
    <div className={`${base.page} ${styles.feed}`}>
      {[name, people[0]].map((author, i) => (
        <div className={styles.entry} key={author}>
          <Avatar name={author} />
          <span className={styles.post} lang={lang}>
            <strong>{author}</strong>
            {posts[i]}
            <PostStats postIndex={i} country={country} />
          </span>
          <span className={base.wideOnly}>
            <ProductImage productIndex={country.charCodeAt(0) + i} />
          </span>
        </div>
      ))}
    </div>
  );
}

/** A group chat. */
export function ChatPage({ country }: { country: CountryCode }) {
  const { name, posts, people } = localizedSites[country];
  return (
    <div className={`${base.page} ${styles.chat}`} lang={countries[country].language}>
      <div className={base.head}>
        <strong># {name}</strong>
        <span className={base.pill}>
          <Icon name="users" size={12} />
          128
        </span>
      </div>
      {[people[0], people[1]].map((author, i) => (
        <div className={styles.entry} key={author}>
          <Avatar name={author} />
          <span className={styles.post}>
            <strong>{author}</strong>
            <span className={i ? styles.ownMessage : undefined}>{posts[i]}</span>
          </span>
        </div>
      ))}
      <div className={`${styles.entry} ${styles.wideOnly}`}>
        <Avatar name={people[2]} />
        <span className={styles.post}>
          <strong>{people[2]}</strong>
          <ProductImage productIndex={country.charCodeAt(0)} />
        </span>
      </div>
    </div>
  );
}

/** Suggested contacts. */
export function PeoplePage({ country }: { country: CountryCode }) {
  return (
    <div className={`${base.page} ${tiles.people}`}>
      {localizedSites[country].people.map((author, i) => (
        <span className={tiles.person} key={author}>
          <Avatar name={author} />
          <strong className={mockup.truncate}>{author}</strong>
          <span className={base.pill}>
            <Icon name={i === 1 ? 'check' : 'plus'} size={12} />
          </span>
        </span>
      ))}
    </div>
  );
}

/** Short videos with their view counts. */
export async function VideoPage({ country }: { country: CountryCode }) {
  const format = await getFormatter();
  return (
    <div className={`${base.page} ${tiles.videos}`}>
      {[8412, 1284, 967].map((viewCount, i) => (
        <span className={tiles.video} key={viewCount}>
          <ProductImage productIndex={country.charCodeAt(1) + i} />
          <span className={tiles.viewCount}>
            <Icon name="play" size={12} />
            {format.number(viewCount)}
          </span>
        </span>
      ))}
    </div>
  );
}
