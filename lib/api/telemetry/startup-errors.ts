import { logLine } from '@/lib/api/telemetry/log';
import { buildPath } from '@/lib/content/generated-file';

/** Reports an error that prevents the server from starting in one line, and exits. */
export function exitWithError({ message }: Error): never {
  logLine('error', message);
  process.exit(1);
}

function exitOnStartupError({ message }: Error): never {
  const reason = `Cannot serve the build ${buildPath()}: ${message}`;
  return exitWithError(new Error(`${reason}. If the sources are newer than the build, run npm run build.`));
}

// Set when this module is loaded, before the modules that read files of the build when they are loaded.
process.on('uncaughtException', exitOnStartupError);

/** Ends the reporting of uncaught errors as startup errors; called once the server listens. */
export const endStartup = () => process.off('uncaughtException', exitOnStartupError);
