import type { MetadataRoute } from 'next';
import { site } from '@/lib/config/site';
import { themeColors } from '@/lib/contract/theme';

/** Web app manifest, used when the site is added to a home screen. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    name: site.name,
    short_name: site.name,
    start_url: '/',
    display: 'browser',
    background_color: themeColors.light,
    theme_color: themeColors.light,
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
