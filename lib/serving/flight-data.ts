/** How Next.js tells the browser what a page is made of, in pieces: `self.__next_f.push([1,"…"])`. */
const piece = /<script>self\.__next_f\.push\(\[1,"((?:[^"\\]|\\.)*)"\]\)<\/script>/g;

/**
 * Joins neighbouring pieces of a page's data: the browser appends them to each other, and each would need a digest of
 * its own in the page's Content-Security-Policy.
 */
export function joinFlightData(html: string): string {
  return html.replace(new RegExp(`(?:${piece.source}){2,}`, 'g'), (run) => {
    const data = [...run.matchAll(piece)].map((match) => match[1]).join('');
    return `<script>self.__next_f.push([1,"${data}"])</script>`;
  });
}
