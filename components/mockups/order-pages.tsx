import { getFormatter } from 'next-intl/server';
import { ProductImage } from '@/components/mockups/product-image';
import { localizedSites } from '@/components/mockups/localized-sites';
import { countries, type CountryCode } from '@/lib/demo/countries';
import { localPrice } from '@/components/mockups/local-price';
import { Icon } from '@/components/ui/icon';
import mockup from './mockup.module.css';
import styles from './use-case-page.module.css';

/** Products: article number and price in euros. */
const products = [
  ['VS-204', 42],
  ['LM-310', 128],
  ['MG-017', 16],
  ['SH-552', 34],
  ['CH-081', 189],
] as const;

/** Latest orders: product, quantity, whether it is packed, and the country if shipped abroad. */
const orders = [
  { productIndex: 1, count: 1, isPacked: false },
  { productIndex: 0, count: 2, isPacked: true, to: 'ES' },
  { productIndex: 3, count: 3, isPacked: true },
  { productIndex: 4, count: 1, isPacked: false, to: 'FR' },
  { productIndex: 2, count: 6, isPacked: true },
] as const satisfies readonly { to?: CountryCode; [key: string]: unknown }[];

/** Name of a shop, and the number of items in its cart or list. */
async function ShopHead({ country, count }: { country: CountryCode; count: number }) {
  const format = await getFormatter();
  return (
    <div className={styles.head}>
      <strong className={mockup.truncate} lang={countries[country].language}>
        {localizedSites[country].name}
      </strong>
      <span className={styles.pill}>
        <Icon name="shopping-bag" size={12} />
        {format.number(count)}
      </span>
    </div>
  );
}

/** A shop's orders, as the seller sees them. */
export async function OrdersPage({ country }: { country: CountryCode }) {
  const format = await getFormatter();
  // Order numbers differ between shops.
  const newest = 10_000 + 37 * country.charCodeAt(0) + country.charCodeAt(1);
  return (
    <div className={styles.page}>
      <ShopHead country={country} count={orders.length} />
      {orders.map(({ productIndex, count, isPacked, ...order }, i) => {
        const to = 'to' in order ? order.to : country;
        return (
          <div className={styles.row} key={productIndex}>
            <ProductImage productIndex={productIndex} />
            <span className={`${styles.twoLines} ${mockup.grow}`}>
              <strong>#{newest - i}</strong>
              <span className={mockup.muted}>
                {products[productIndex][0]} × {format.number(count)}
              </span>
            </span>
            <span className={`${styles.wideOnly} ${mockup.muted}`}>
              {to} · {(format.displayName(to, { type: 'region' }) ?? to).replace('\u02BC', '’')}
            </span>
            <span className={styles.total}>{localPrice(format, country, products[productIndex][1] * count)}</span>
            <span className={`${styles.pill} ${isPacked ? styles.done : ''}`}>
              <Icon name={isPacked ? 'check' : 'clock'} size={12} />
            </span>
          </div>
        );
      })}
    </div>
  );
}

/** A shop as buyers see it; each country starts with another product. */
export async function ShopPage({ country }: { country: CountryCode }) {
  const format = await getFormatter();
  const first = country.charCodeAt(1) % products.length;
  return (
    <div className={styles.page}>
      <ShopHead country={country} count={2} />
      <div className={styles.tiles}>
        {[0, 1, 2, 3, 4].map((i) => {
          const productIndex = (first + i) % products.length;
          return (
            <span className={styles.tile} key={productIndex}>
              <ProductImage productIndex={productIndex} />
              <span className={`${styles.wideOnly} ${mockup.muted}`}>{products[productIndex]![0]}</span>
              <strong>{localPrice(format, country, products[productIndex]![1])}</strong>
            </span>
          );
        })}
      </div>
    </div>
  );
}
