import type { Facet } from '@/components/mockups/gem';
import type { PageViewName } from '@/components/mockups/page-sketches';
import type { Place } from '@/components/mockups/countries';
import type { UseCase, UseCaseKind, UseCaseProfile } from '@/components/mockups/use-case';
import type { SolutionId } from '@/lib/urls/catalogue';

const profile = (
  facet: Facet,
  place: Place,
  view: PageViewName,
  protocol: UseCaseProfile['protocol'],
  isRunning = false,
) => ({
  facet,
  place,
  view,
  protocol,
  isRunning,
});

const trade = (
  kind: UseCaseKind,
  by: UseCase['by'],
  layout: UseCase['layout'],
  profiles: UseCase['profiles'],
  thumb?: UseCase['thumb'],
): UseCase => ({ kind, by, layout, profiles, thumb });

/** What the scene of each solution shows: the work's own profiles, countries and pages. No two are alike. */
export const solutionUseCases: Readonly<Record<SolutionId, UseCase>> = {
  'affiliate-marketing': trade('offer', 'place', 'row', [
    profile(2, 'DE', 'chart', 'SOCKS5', true),
    profile(5, 'SE', 'shop', 'HTTPS'),
    profile(3, 'BR', 'bars', 'SOCKS5'),
  ]),
  'e-commerce': trade('shop', 'place', 'lead', [
    profile(1, 'PT', 'orders', 'SOCKS5', true),
    profile(4, 'PL', 'shop', 'HTTPS', true),
    profile(6, 'IE', 'shop', 'HTTP'),
  ]),
  'digital-agency': trade('client', 'number', 'row', [
    profile(5, 'FR', 'page', 'HTTPS', true),
    profile(2, 'ES', 'campaigns', 'SOCKS5', true),
    profile(4, 'IT', 'bars', 'HTTP'),
  ]),
  'social-marketing': trade('brand', 'number', 'row', [
    profile(6, 'IT', 'feed', 'SOCKS5', true),
    profile(3, 'DE', 'video', 'HTTPS'),
    profile(1, 'MX', 'page', 'SOCKS5'),
  ]),
  'web-scraping': trade('source', 'number', 'lead', [
    profile(4, 'DE', 'code', 'SOCKS5', true),
    profile(1, 'FR', 'search', 'HTTP', true),
    profile(3, 'CA', 'orders', 'HTTPS'),
  ]),
  'traffic-arbitrage': trade('campaign', 'place', 'stack', [
    profile(3, 'BR', 'campaigns', 'SOCKS5', true),
    profile(6, 'TR', 'chart', 'HTTP', true),
    profile(2, 'IN', 'bars', 'SOCKS5'),
  ]),
  ticketing: trade('event', 'place', 'lead', [
    profile(5, 'IE', 'seats', 'HTTPS', true),
    profile(2, 'ES', 'seats', 'SOCKS5'),
    profile(1, 'IT', 'orders', 'HTTP'),
  ]),
  crypto: trade('wallet', 'number', 'stack', [
    profile(2, 'SE', 'wallet', 'SOCKS5', true),
    profile(4, 'PT', 'chart', 'HTTPS'),
    profile(6, 'CA', 'wallet', 'SOCKS5'),
  ]),
  betting: trade('market', 'place', 'row', [
    profile(3, 'IT', 'odds', 'HTTPS', true),
    profile(1, 'ES', 'odds', 'SOCKS5', true),
    profile(5, 'SE', 'odds', 'HTTPS'),
  ]),
  'media-market': trade(
    'channel',
    'number',
    'lead',
    [
      profile(6, 'JP', 'video', 'HTTPS', true),
      profile(4, 'KR', 'campaigns', 'SOCKS5', true),
      profile(2, 'TH', 'bars', 'HTTP'),
    ],
    'bars',
  ),
  'data-collection': trade('source', 'place', 'row', [
    profile(1, 'JP', 'search', 'SOCKS5', true),
    profile(5, 'DE', 'orders', 'HTTP'),
    profile(3, 'AU', 'search', 'HTTPS'),
  ]),
  'price-comparison': trade(
    'price',
    'place',
    'stack',
    [
      profile(4, 'DE', 'shop', 'HTTPS', true),
      profile(2, 'JP', 'shop', 'SOCKS5', true),
      profile(5, 'CA', 'orders', 'SOCKS5'),
    ],
    'prices',
  ),
  'self-examination': trade('buyer', 'place', 'lead', [
    profile(6, 'FR', 'shop', 'HTTPS', true),
    profile(3, 'AU', 'search', 'SOCKS5'),
    profile(1, 'MX', 'shop', 'HTTP'),
  ]),
  google: trade('client', 'place', 'stack', [
    profile(5, 'DE', 'campaigns', 'HTTPS', true),
    profile(3, 'TR', 'page', 'SOCKS5'),
    profile(1, 'IN', 'search', 'HTTP'),
  ]),
  facebook: trade(
    'page',
    'place',
    'lead',
    [
      profile(5, 'PL', 'page', 'HTTPS', true),
      profile(6, 'MX', 'feed', 'SOCKS5', true),
      profile(2, 'PT', 'campaigns', 'HTTP'),
    ],
    'pages',
  ),
  'twitter-x': trade(
    'brand',
    'place',
    'stack',
    [profile(4, 'KR', 'feed', 'SOCKS5', true), profile(1, 'CA', 'feed', 'HTTPS'), profile(3, 'IE', 'search', 'HTTPS')],
    'replies',
  ),
  tiktok: trade('market', 'place', 'lead', [
    profile(6, 'TH', 'video', 'SOCKS5', true),
    profile(1, 'VN', 'shop', 'SOCKS5', true),
    profile(4, 'BR', 'video', 'HTTPS'),
  ]),
  amazon: trade(
    'shop',
    'place',
    'stack',
    [profile(2, 'JP', 'shop', 'HTTPS', true), profile(3, 'DE', 'orders', 'SOCKS5'), profile(6, 'AU', 'orders', 'HTTP')],
    'parcels',
  ),
  discord: trade('community', 'number', 'lead', [
    profile(5, 'FR', 'chat', 'SOCKS5', true),
    profile(3, 'KR', 'chat', 'HTTPS', true),
    profile(2, 'BR', 'people', 'HTTP'),
  ]),
  linkedin: trade('colleague', 'number', 'row', [
    profile(4, 'IE', 'people', 'HTTPS', true),
    profile(6, 'DE', 'feed', 'SOCKS5', true),
    profile(1, 'SE', 'people', 'HTTPS'),
  ]),
};
