import { build } from '../build';

process.exitCode = await build();
