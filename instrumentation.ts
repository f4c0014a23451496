/** Runs once when the server starts, before the first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { site } = await import('@/lib/settings/site');
  const { siteHosts } = await import('@/lib/i18n/origins');
  const { watchRequests } = await import('@/lib/routing/request-hints');
  watchRequests({ hosts: siteHosts, indexable: site.indexable, canonicalHost: site.canonicalHost });
  const { startBackEnd } = await import('@/lib/server/start');
  startBackEnd();
}
