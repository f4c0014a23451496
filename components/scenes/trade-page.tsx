import type { ReactNode } from 'react';
import { CampaignPage } from '@/components/scenes/campaign-page';
import { CodePage } from '@/components/scenes/code-page';
import { DrawnPage, OddsPage, SearchPage, WalletPage } from '@/components/scenes/data-pages';
import { OrdersPage, ShopPage } from '@/components/scenes/order-pages';
import type { PageViewName } from '@/components/scenes/page-views';
import type { Place } from '@/components/scenes/places';
import { BrandPage, ChatPage, FeedPage, PeoplePage, VideoPage } from '@/components/scenes/social-pages';

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
export const TradePage = ({ view, place }: { view: PageViewName; place: Place }) => pages[view](place);
