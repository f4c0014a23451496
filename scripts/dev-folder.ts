import path from 'node:path';

/** The build folder of `npm run dev`, apart from the production builds', so that neither affects the other. */
export const devFolder = '.next-dev';

/**
 * The folder that Next.js adds below it. The route types are always there, whether `npm ci`, `npm run dev`, `npm run build`
 * or `npm test` has written them; `tsconfig.json` and the script `prepare` of `package.json` name it as well.
 */
export const devBuild = path.join(devFolder, 'dev');
