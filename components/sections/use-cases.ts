import type { ProfileColor } from '@/lib/config/profile-color';
import type { UseCasePageName } from '@/components/mockups/page-illustrations';
import type { CountryCode } from '@/lib/demo/countries';
import type { UseCase, ProfileLabelKey, UseCaseProfile } from '@/components/mockups/use-case';
import type { SolutionId } from '@/lib/urls/solutions';

const profile = (
  profileColor: ProfileColor,
  country: CountryCode,
  page: UseCasePageName,
  protocol: UseCaseProfile['protocol'],
  isRunning = false,
) => ({
  profileColor,
  country,
  page,
  protocol,
  isRunning,
});

const createUseCase = (
  profileLabel: ProfileLabelKey,
  nameSuffix: UseCase['nameSuffix'],
  layout: UseCase['layout'],
  profiles: UseCase['profiles'],
  thumbnail?: UseCase['thumbnail'],
): UseCase => ({ profileLabel, nameSuffix, layout, profiles, thumbnail });

/** Content of each solution's mockup: its profiles, countries and pages. No two use cases are identical. */
export const solutionUseCases = {
  'affiliate-marketing': createUseCase('offer', 'country', 'columns', [
    profile(2, 'DE', 'chart', 'SOCKS5', true),
    profile(5, 'SE', 'shop', 'HTTPS'),
    profile(3, 'BR', 'bars', 'SOCKS5'),
  ]),
  'e-commerce': createUseCase('shop', 'country', 'featured-start', [
    profile(1, 'PT', 'orders', 'SOCKS5', true),
    profile(4, 'PL', 'shop', 'HTTPS', true),
    profile(6, 'IE', 'shop', 'HTTP'),
  ]),
  'digital-agency': createUseCase('client', 'number', 'columns', [
    profile(5, 'FR', 'page', 'HTTPS', true),
    profile(2, 'ES', 'campaigns', 'SOCKS5', true),
    profile(4, 'IT', 'bars', 'HTTP'),
  ]),
  'social-marketing': createUseCase('brand', 'number', 'columns', [
    profile(6, 'IT', 'feed', 'SOCKS5', true),
    profile(3, 'DE', 'video', 'HTTPS'),
    profile(1, 'MX', 'page', 'SOCKS5'),
  ]),
  'web-scraping': createUseCase('source', 'number', 'featured-start', [
    profile(4, 'DE', 'code', 'SOCKS5', true),
    profile(1, 'FR', 'search', 'HTTP', true),
    profile(3, 'CA', 'orders', 'HTTPS'),
  ]),
  'traffic-arbitrage': createUseCase('campaign', 'country', 'featured-top', [
    profile(3, 'BR', 'campaigns', 'SOCKS5', true),
    profile(6, 'TR', 'chart', 'HTTP', true),
    profile(2, 'IN', 'bars', 'SOCKS5'),
  ]),
  ticketing: createUseCase('event', 'country', 'featured-start', [
    profile(5, 'IE', 'seats', 'HTTPS', true),
    profile(2, 'ES', 'seats', 'SOCKS5'),
    profile(1, 'IT', 'orders', 'HTTP'),
  ]),
  crypto: createUseCase('wallet', 'number', 'featured-top', [
    profile(2, 'SE', 'wallet', 'SOCKS5', true),
    profile(4, 'PT', 'chart', 'HTTPS'),
    profile(6, 'CA', 'wallet', 'SOCKS5'),
  ]),
  betting: createUseCase('market', 'country', 'columns', [
    profile(3, 'IT', 'odds', 'HTTPS', true),
    profile(1, 'ES', 'odds', 'SOCKS5', true),
    profile(5, 'SE', 'odds', 'HTTPS'),
  ]),
  'media-market': createUseCase(
    'channel',
    'number',
    'featured-start',
    [
      profile(6, 'JP', 'video', 'HTTPS', true),
      profile(4, 'KR', 'campaigns', 'SOCKS5', true),
      profile(2, 'TH', 'bars', 'HTTP'),
    ],
    'bars',
  ),
  'data-collection': createUseCase('source', 'country', 'columns', [
    profile(1, 'JP', 'search', 'SOCKS5', true),
    profile(5, 'DE', 'orders', 'HTTP'),
    profile(3, 'AU', 'search', 'HTTPS'),
  ]),
  'price-comparison': createUseCase(
    'price',
    'country',
    'featured-top',
    [
      profile(4, 'DE', 'shop', 'HTTPS', true),
      profile(2, 'JP', 'shop', 'SOCKS5', true),
      profile(5, 'CA', 'orders', 'SOCKS5'),
    ],
    'prices',
  ),
  'self-examination': createUseCase('buyer', 'country', 'featured-start', [
    profile(6, 'FR', 'shop', 'HTTPS', true),
    profile(3, 'AU', 'search', 'SOCKS5'),
    profile(1, 'MX', 'shop', 'HTTP'),
  ]),
  google: createUseCase('client', 'country', 'featured-top', [
    profile(5, 'DE', 'campaigns', 'HTTPS', true),
    profile(3, 'TR', 'page', 'SOCKS5'),
    profile(1, 'IN', 'search', 'HTTP'),
  ]),
  facebook: createUseCase(
    'page',
    'country',
    'featured-start',
    [
      profile(5, 'PL', 'page', 'HTTPS', true),
      profile(6, 'MX', 'feed', 'SOCKS5', true),
      profile(2, 'PT', 'campaigns', 'HTTP'),
    ],
    'pages',
  ),
  'twitter-x': createUseCase(
    'brand',
    'country',
    'featured-top',
    [profile(4, 'KR', 'feed', 'SOCKS5', true), profile(1, 'CA', 'feed', 'HTTPS'), profile(3, 'IE', 'search', 'HTTPS')],
    'replies',
  ),
  tiktok: createUseCase('market', 'country', 'featured-start', [
    profile(6, 'ES', 'video', 'SOCKS5', true),
    profile(1, 'PL', 'shop', 'SOCKS5', true),
    profile(4, 'BR', 'video', 'HTTPS'),
  ]),
  amazon: createUseCase(
    'shop',
    'country',
    'featured-top',
    [profile(2, 'JP', 'shop', 'HTTPS', true), profile(3, 'DE', 'orders', 'SOCKS5'), profile(6, 'AU', 'orders', 'HTTP')],
    'parcels',
  ),
  discord: createUseCase('community', 'number', 'featured-start', [
    profile(5, 'FR', 'chat', 'SOCKS5', true),
    profile(3, 'KR', 'chat', 'HTTPS', true),
    profile(2, 'BR', 'people', 'HTTP'),
  ]),
  linkedin: createUseCase('colleague', 'number', 'columns', [
    profile(4, 'IE', 'people', 'HTTPS', true),
    profile(6, 'DE', 'feed', 'SOCKS5', true),
    profile(1, 'SE', 'people', 'HTTPS'),
  ]),
} satisfies Record<string, UseCase>;

/** The mockup of a solution; one that the table lacks shows accounts of clients. */
export const getUseCase = (id: SolutionId): UseCase =>
  (solutionUseCases as Record<string, UseCase>)[id] ?? solutionUseCases['digital-agency'];
