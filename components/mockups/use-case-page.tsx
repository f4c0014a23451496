import type { ReactNode } from 'react';
import { CampaignPage } from '@/components/mockups/campaign-page';
import { CodePage } from '@/components/mockups/code-page';
import { DrawnPage, OddsPage, SearchPage, WalletPage } from '@/components/mockups/data-pages';
import { OrdersPage, ShopPage } from '@/components/mockups/order-pages';
import type { PageViewName } from '@/components/mockups/page-sketches';
import type { Place } from '@/components/mockups/countries';
import { BrandPage, ChatPage, FeedPage, PeoplePage, VideoPage } from '@/components/mockups/social-pages';

const pages: Readonly<Record<PageViewName, (place: Place) => ReactNode>> = {
  shop: (place) => <ShopPage place={place} />,
  orders: (place) => <OrdersPage place={place} />,
  chart: (place) => <DrawnPage place={place} view="chart" />,
  bars: (place) => <DrawnPage place={place} view="bars" />,
  seats: (place) => <DrawnPage place={place} view="seats" />,
  campaigns: () => <CampaignPage />,
  feed: (place) => <FeedPage place={place} />,
  page: (place) => <BrandPage place={place} />,
  video: (place) => <VideoPage place={place} />,
  chat: (place) => <ChatPage place={place} />,
  people: (place) => <PeoplePage place={place} />,
  wallet: (place) => <WalletPage place={place} />,
  odds: (place) => <OddsPage place={place} />,
  code: () => <CodePage />,
  search: (place) => <SearchPage place={place} />,
};

/** The website that is open in a profile's window. */
export const UseCasePage = ({ view, place }: { view: PageViewName; place: Place }) => pages[view](place);
