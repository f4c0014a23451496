import type { ReactNode } from 'react';
import { CampaignPage } from '@/components/mockups/campaign-page';
import { CodePage } from '@/components/mockups/code-page';
import { ChartPage, OddsPage, SearchPage, WalletPage } from '@/components/mockups/data-pages';
import { OrdersPage, ShopPage } from '@/components/mockups/order-pages';
import type { UseCasePageName } from '@/components/mockups/page-illustrations';
import type { CountryCode } from '@/lib/demo/countries';
import { BrandPage, ChatPage, FeedPage, PeoplePage, VideoPage } from '@/components/mockups/social-pages';

const pages: Readonly<Record<UseCasePageName, (country: CountryCode) => ReactNode>> = {
  shop: (country) => <ShopPage country={country} />,
  orders: (country) => <OrdersPage country={country} />,
  chart: (country) => <ChartPage country={country} chart="chart" />,
  bars: (country) => <ChartPage country={country} chart="bars" />,
  seats: (country) => <ChartPage country={country} chart="seats" />,
  campaigns: () => <CampaignPage />,
  feed: (country) => <FeedPage country={country} />,
  page: (country) => <BrandPage country={country} />,
  video: (country) => <VideoPage country={country} />,
  chat: (country) => <ChatPage country={country} />,
  people: (country) => <PeoplePage country={country} />,
  wallet: (country) => <WalletPage country={country} />,
  odds: (country) => <OddsPage country={country} />,
  code: () => <CodePage />,
  search: (country) => <SearchPage country={country} />,
};

/** The website that is open in a profile's window. */
export const UseCasePage = ({ page, country }: { page: UseCasePageName; country: CountryCode }) => pages[page](country);
