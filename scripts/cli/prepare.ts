import { prepare } from '../prepare';

await prepare();
