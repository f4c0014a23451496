import { AboutPage } from '@/components/pages/about-page';
import { copyMetadata } from '@/components/pages/copy-metadata';
import { pathTo } from '@/lib/urls/path-to';

export const generateMetadata = () => copyMetadata(pathTo('about-us'));

export default AboutPage;
