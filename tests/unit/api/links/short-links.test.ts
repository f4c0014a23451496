import { store } from '@/tests/embedded-store';
import { testShortLinkCounts } from '@/tests/short-link-counts-suite';
import { testShortLinks } from '@/tests/short-link-suite';

testShortLinks(() => store);
testShortLinkCounts(() => store);
