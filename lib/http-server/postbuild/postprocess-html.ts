import { dedupeFlightData } from '@/lib/http-server/postbuild/dedupe-flight-data/dedupe';

/** The first style sheet of a head and what follows, and the layout's own script. */
const lateScript = /(<link rel="stylesheet"[\s\S]*?)(<script data-dedupe="">[\s\S]*?<\/script>)(?=[\s\S]*<\/head>)/;

/**
 * Moves the layout's script before all that it is to hear of: an inline script waits for the style sheets before it, and
 * until then files of the page may fail unheard. React finds it wherever in the head it is.
 */
const scriptFirst = (html: string) => html.replace(lateScript, (_, before: string, script: string) => script + before);

/**
 * Makes of a page as Next.js has made it the one that is served.
 * @throws Error for a page that cannot be shortened
 */
export const postprocessHtml = (html: string): string => scriptFirst(dedupeFlightData(html));
