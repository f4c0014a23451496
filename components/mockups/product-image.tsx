import styles from './use-case-page.module.css';

const productShapes = [
  'M9 3h6v4c3 2 4 4 4 7a7 7 0 0 1-14 0c0-3 1-5 4-7z',
  'M8 3h8l4 9H4zM11 12h2v6h-2zM7 18h10v3H7z',
  'M4 6h12v11a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3zM16 9h2a3 3 0 0 1 0 6h-2v-2h2a1 1 0 0 0 0-2h-2z',
  'M8 3l4 2 4-2 6 4-3 4-2-1v11H7V10l-2 1-3-4z',
  'M6 3h12v8H6zM4 12h16v4H4zM5 16h3v5H5zM16 16h3v5h-3z',
] as const;

/** Image of a product: a vase, a lamp, a mug, a shirt, a chair. */
export function ProductImage({ productIndex }: { productIndex: number }) {
  return (
    <svg className={styles.productImage} viewBox="-12 -8 48 40" preserveAspectRatio="xMidYMid slice">
      <path d={productShapes[productIndex % productShapes.length]} />
    </svg>
  );
}
