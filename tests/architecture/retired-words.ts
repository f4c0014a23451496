/** Words that are never right, each with the standard term. */

const table = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(Array.from(text.matchAll(/(\S+): ([^;]+);/g), ([, name, replacement]) => [name, replacement]));

/** Words that are never right in a name. */
export const words = table(`
  afresh: reload; anew: again or re-; anybody: a noun for the person; asked: requested; begun: startedAt;
  behaviour: behavior; besides: also or hidden; calmly: gracefully; cancelled: canceled; catalogue: catalog;
  centre: center; chores: maintenance; colour: color; complaint: issue; drawings: renderings; farthest: max;
  fault: issue; innocents: ordinaryVisitors; kept: stored, retained or cached; labelled: labeled; licence: license;
  licences: licenses; meant: closest; mend: repair; neighbour: neighbor; neighbours: neighbors; nobody: none;
  normalise: normalize; nth: index; patience: timeout; picture: image; pictured: withImage; pictures: images;
  piecemeal: chunked; problem: error, issue or diagnostic; problems: errors, issues or diagnostics;
  said: message or output; scene: mockup; scenes: mockups; signs: marks or characters; stand-in: mock; stand-ins: mocks;
  strange: unexpected or invalid; summarise: summarize; synchroniser: synchronizer; tell: notify or report;
  told: status or message; trade: use case; trades: use cases; under-way: inFlight; unsent: unsaved;
  untaken: undelivered; unwritten: undelivered; wish: preference; worth: score;
`);

/** Words that are never right in a heading or a test title. */
export const prose = table(`
  a-room: a module; anew: again; formerly: former; house: codebase; labelled: labeled; rooms: modules;
  somebody: a noun for the person; stand-in: mock; the-front: the reverse proxy; the-room: the module;
  wall: module boundary; walls: module boundaries;
`);
