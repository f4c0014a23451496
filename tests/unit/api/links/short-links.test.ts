import { store } from '@/tests/embedded-store';
import { testShortLinks } from '@/tests/short-link-suite';

testShortLinks(() => store);
