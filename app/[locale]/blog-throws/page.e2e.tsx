/** A page of the blog that throws once it runs in a browser; e2e build only. */
export { default } from '@/app/[locale]/throws/page.e2e';
