/** Retired names, each with its replacement. */

const table = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(Array.from(text.matchAll(/(\S+): ([^;]+);/g), ([, name, replacement]) => [name, replacement]));

/** Folders: names at any level, or paths from the root. */
export const folders = table(`
  app/[locale]/parts: app/[locale]/components; calls: endpoints; frame: layout; front: nginx; later: deferred;
  lib/browser: lib/client; lib/rendering: lib/next-intl; lib/server-messages: lib/next-intl; lib/routes: lib/urls; lib/server: lib/api;
  lib/settings: lib/config; machine-readable: seo or page-data; making: rendering; measurement: analytics;
  postbuild: rendering;
  protocol: contract; routing: request-routing; serving: http-server; tasks: admin;
  tests/unit/project: tests/architecture;
  smokes: smoke-tests;
`);

/** File names, without extensions; `*` stands for any characters. */
export const files = table(`
  *-answer: *-response; *-front: nginx or a proxy; *-joins: no-break-spaces; actions: cta-buttons;
  after-navigation: route-announcer; alive: hydrated; all-addresses: listen-host; all-refs: merge-refs;
  all-tasks: commands; allows-measurement: may-track; answer-headers: response-headers;
  answered-question: support-reply; around-article: adjacent-articles; article-facts: article-meta;
  article-side: article-sidebar; ask-handler: in-process-request; ask-server: client; asset-places: asset-paths;
  back-off: queue-sender; backlog: offline-queue; backup-cipher: backup-encryption; bad-beginnings: missing-chunks;
  banner-offer: promo-banner; best-fitting: top-results; big-gem: gem; block-texts: html-to-text;
  bring-to-middle: scroll-into-view; build-watch: update-checker; built-parts: index-loader; bulk-list: bulk-actions;
  by-month: group-by-month; call: define-endpoint; call-shape: endpoint-schema; capital: capitalize;
  chat-instead: chat-fallback; check-writing: markdown-lint; checked-profile: fingerprint-test; choice: radio-group;
  choose-build: resolve-build; clean-spans: scrub-spans; clean-text: sanitize-text; client-data: request-headers;
  client-words: client-messages; closing: closing-cta; code-in-article: page-behavior;
  complete-event: start-analytics; console-lines: console-logger; contact-ways: contact-options;
  contents-mark: page-behavior; copy-of: page-copy-lookup; counted-drawing: og-image-metrics; courier: batch-delivery;
  cover-of: page-cover; cross-site: csrf; current-page: aria-current; custom-layout: error-layout; cut-runs: build-shards;
  data-cell: competitor-cell; default-layout: page-layout; deploy: version-skew; describe-hits: hydrate-results;
  distinct-pages: near-duplicates; do-overlap: avoid-overlap; docs-path: docs-index; drainable: connection-draining;
  draw-summary: print-summary; editor-facts: draft-lint; editor-remarks: draft-lint;
  english-entries: untranslated-articles; english-left: untranslated; english-topics: untranslated-topics;
  error-words: error-messages-context; event-days: event-partitions; event-queue: event-store;
  every-plan: plan-common-features; fact-cell: competitor-cell; fact-table: data-table; failure-page: error-page;
  file-gate: download-availability; file-table: asset-manifest; file-text: strip-bom; fill: interpolate;
  filled-page: gzip-template; finish-error-pages: replace-error-pages; finish-html: postprocess-html;
  first-changes: release-highlights; first-files: chunk-recovery; fits: alternatives-page;
  fitting-values: consistent-fingerprint; floats: avoid-overlap; fold-nav: collapsible-nav; folder-lock: directory-lock;
  foot: banner-queue; foot-of-page: bottom-banner-clearance; for-readers: llms-txt; forget: clear-storage;
  found-profiles: profile-search; front-and-site: nginx-and-site; front-config: nginx-config;
  front-rolling: nginx-rolling-update; gates: docs-gates; gather: batch-delivery; gone-tabs: event-store;
  goods: product-image; guard-pglite: pglite-breaker; helpful-links: not-found-links; icon-sheet: icon-sprite;
  id-rule: id-pattern; in-pieces: slow-html; in-thread: run-in-worker; inflections: stemming; ink: svg-paths;
  inner-address: rewrite-target; interface-words: ui-messages; joiners: no-break-spaces; keep-assets: retain-assets;
  kill: crash-recovery; lane: queue-sender; language-offer*: language-suggestion*; late-head: late-title;
  later: deferred-loader; later-parts: deferred-features; later-weight: deferred-bundle-size;
  leave-guard: page-behavior; lenient: lenient-schema; line-faults: line-break-rules;
  line-joins: no-break-spaces; lines-panel: settings-panel; link-clicks: client-navigation; link-lines: link-list;
  list-nav: filter-nav; listen: dom-tracking; located-json: json-with-positions; look-after-visits: css-order;
  looking: wait-for; machine-address: public-path; machine-paths: non-page-paths; made-at-build: prerender-policy;
  made-builds: builds; made-from: source-digests; make-files: precompress; make-parts: build-shards;
  make-search-index: build-search-index; mark-read: scroll-spy; markdown-faults: markdown-lint; marked-text: highlight;
  measure-while-allowed: start-analytics; menus-by-focus: close-menu-on-blur; meter: metrics;
  metric-table: metric-definitions; mirrored-page: synced-page; missed-searches: zero-result-searches;
  missing-page: not-found-page; missing-routes: not-found-routes; misspelled-settings: detect-typos; moment: timestamp;
  move: profile-import; moved-pages: redirects; name-in-text: alternative-page; news-stream: news-timeline;
  next-link: link-latest-build; next-requests: request-headers; no-loss: event-durability;
  offline-line: offline-banner; older-page: on-demand-page;
  older-pages: on-demand-pages; one-by-one: staggered-render; onward: article-cta; other-builds: version-skew;
  out-of-view: deferred-layout; outcomes: results; outline-links: docs-index; own-calls: builtin-endpoints;
  own-chat*: builtin-chat*; own-first: sort-by-locale; own-folder: data-dir; page-head: page-header;
  page-tree: flight-tree; page-versions: locale-variants; page-views: page-illustrations; part: feature-boundary;
  part-files: shard-paths; partner-closing: partner-cta; person-options: data-subject-options;
  place: geoip, slot or position; place-pages: localized-sites; places: countries; plain-error: minimal-error-page;
  plain-word: normalize-token; plan-choice: plan-switcher; plan-matrix: plan-comparison-table;
  policy-violations: csp-reports; postgres-counted: postgres-pool; postgres-silent: postgres-unresponsive;
  price-choices: billing-toggle; price-in: local-price; product-calls: product-api; product-table: competitor-table;
  put-aside: bfcache; question-filter: faq-filter; question-section: faq-section; questions: faq-list;
  quiet-page: static-page; reach: transitive-imports; reach-store: health-check; ready-courier: batch-delivery;
  recent-counts: fixed-window-counter; recover: chunk-recovery; redraw-contact: contact;
  refusal: http-error; rehype-calls: rehype-api-endpoint; rehype-joins: rehype-line-breaks;
  rehype-nodes: rehype-rpa-nodes; release-jumps: release-anchors; release-rail: release-timeline;
  rest-unseen: pause-offscreen-animations; restored-sentence: format-restore; right-cells: permission-cells;
  right-sign: permission-icon; rule-documents: regulation-documents; run-beside: run-admin-command;
  run-task: admin-command; same-answers: next-start-parity; same-words: synonyms; schema-faults: schema-errors;
  search-kinds: search-filters; search-opener: search-shortcut; search-starts: search-suggestions;
  security-text: security-txt; sender: client-info; sender-turn: queue-sender; sentence: error-message;
  serve-tasks: server; served-forms: precompress; setting-kinds: schemas; setting-table: settings;
  settle: layout-deferred-sections; sheet: focus-trap; shown-words: typeset-messages; sight: observability;
  site-listener: request-handler; size-list: team-size-list; small-disk: tmpfs; solution-plans: solutions;
  start-together: concurrent-start; stay: dismiss-dialog; still-stuck: support-cta; storage-table: storage-keys;
  store-numbers: store-metrics; suite-size: sampling; systems: operating-systems; take-turn: run-lock;
  third-parties: csp-sources; troubles: troubleshooting; unprefixed-language: negotiate-locale;
  use-client-words: use-client-messages; use-list: use-case-list; use-turn: use-banner-slot;
  used-for: related-use-cases; used-words: unused-messages; visitor-query: request-urls;
  walls: module-boundaries; watch-request: request-logger; way-in: network-exposure; weight: performance-budget;
  when-head-is-there: on-title-ready; word-distance: levenshtein; word-files: message-files; word-rules: message-parity;
  write-whole: write-file-atomic;
  account-href: utm-forwarding; check-prices: prices-schema; check-releases: releases-schema;
  choose-platform: select-download; copy-cards: page-cards; decide: route-request; facets: logo-colors;
  own-hosts: first-party-hosts; own-referrer: first-party-referrer; page-sketch: page-illustration;
  page-sketches: page-illustrations; platform-info: read-client-hints; privacy-signal: global-privacy-control;
  resolve-request: resolve-page-request; set-up: global-setup; shapes: svg-paths; switch-target: language-switch-target;
  texts: translator-with-fallback; vault: encrypted-profiles;
  copy-fallback: english-fallback; fallback-messages: translator-with-fallback; media: media-query;
  programs: system-dependencies;
  popular-helps: popular-help-articles; query-fields: query-parameters; use-form-sender: use-form-submission;
`);

/** Names of code, attributes, classes and messages; `*` stands for any characters. */
export const names = table(`
  *Shape: …Endpoint or …Schema; AfterNavigation: RouteAnnouncer; BuildWatch: UpdateChecker; CallShape: EndpointSchema;
  ClientWords: ClientMessages; ContentsMark: TocHighlight; CustomLayout: ErrorLayout; DefaultLayout: PageLayout;
  OfAll: UnionToIntersection; OwnChat*: BuiltinChat*; Refusal: HttpError; SUITE_BUILD: E2E_BUILD;
  WrongInput: ValidationError; acceptedLocales: parseAcceptLanguage; addressCodes: pathPrefixes;
  agedSources: outdatedSources; aloneIds: unattributedIds; anyRegion: genericLanguage; ask: request, query or prompt;
  askServer: requestServer; askStore: queryStore; balancedLines: balanceLines; bestFitting: topResults;
  bringWidget: loadWidget; buildsThatStay: buildsToRetain; callProduct: callProductApi; canBe: canMount;
  carriedOf: forwardedParams; carriedParams: forwardedParams; catchUp: waitForContent; cleanSpan: scrubSpan;
  closeOffer: dismissSuggestion; completeEvent: enrichEvent; countWrite: consume; data-bleed: data-full-bleed;
  data-brief: data-compact; data-call: data-method; data-contents: data-toc; data-in-bar: data-in-header;
  data-opened: data-overlay; data-patch: data-patch-release; data-read: data-current; data-settled: data-laid-out;
  data-sheet: data-focus-trap; data-sign: data-answer; data-tall: data-stacked; data-written: data-syntax;
  decideAddress: resolvePageRequest; defineCall: defineEndpoint; doOverlap: rectsIntersect; docsSlugOfId: docsSlugById;
  doneTask: markDoneCommand; draw: render; dropDeadLink: repairDanglingLink; everything: fullConsent;
  failurePage: errorPage; faulty: invalid; finishHtml: postprocessHtml; finishPages: postprocessPages;
  forEver: immutable; frontConfig: nginxConfig; giveBackOwnFolder: releaseDataDir; givenBuild: requireBuild;
  groupingOf: parseGroupings; handlerAsker: inProcessRequest; hasAtMost: isWithinLength; hasty: shortTimeouts;
  holdFocusInSheets: trapFocus; impossiblePause: invalidRetryDelay; inThread: runInWorker; inTurn: enqueue…;
  innerAddress: rewriteTarget; interfaceWords: uiMessages; isAtBuild: isPrerendered; isBeside: isParallel;
  isFromElsewhere: isCrossSite; isFurther: isPartOfPrefix; isHeld: isPaused; isMachine: isBot;
  isTurn: isActive or isVisible; keepAssets: retainAssets; language-tag: language-badge; leadNextTo: linkLatestBuild;
  longestQuery: maxQueryLength; machineAddress: publicPaths; makeCall: callEndpoint; makeFiles: precompressBuild;
  markRead: spyOnScroll; mayOffer: maySuggest; missingPage: notFoundPage; most: limit or max…; movedPage: findRedirect;
  newestInFeed: maxFeedItems; olderPages: createOnDemandPages; onlyInFull: fullOnly; openAlive: openHydrated;
  orStop: exitWithError; ownCopy: settings; ownFirst: sortByLocale; pageVersions: localeVariants;
  personOf: parseDataSubject; reachStore: checkStore; refusal: rejection; runTask: sendAdminCommand;
  safeAddress: httpsUrl; sealed: encrypted; senderOf: getClient; sentenceOf: toErrorMessage;
  serveTasks: serveAdminCommands; servedForms: precompress; shownWords: typesetMessages;
  siteListener: createRequestHandler; someOf: sample; staticAnswer: resolveStatic; stopWithOneSentence: exitWithError;
  suiteBuild: e2eBuild; suitePort: e2ePort; suiteUrl: e2eUrl; takeBuild: acquireBuild; troubles: troubleshooting;
  unevenAmounts: exchangeRateWarnings; untilAlive: waitForHydration; useFoot: useBannerQueue;
  useLogFormat: setLogFormat; useMeter: setMetrics; useTurn: useBannerSlot; visitPart: sessionContext;
  visitorAddress: requestIp; watchCalls: watchRequests; whenHeadIsThere: onTitleReady; who: member or role;
  wordDistance: levenshtein; writeWhole: writeFileAtomic;
  BESIDE_SERVER: BUILD_WHILE_SERVING; CONTRACT_OWN: CONTRACT_BUILTIN; Facet: ProfileColor;
  OwnReferrers: FirstPartyReferrers; PageSketch: PageIllustration; accountHref: accountUrl; choosePlatform: selectDownload;
  data-facet: data-profile-color; data-system: data-visitor-platform; describeArrival: describeEntry;
  excludesSomebody: hasExcludedIp; facetClass: profileColorClass; foreignLanguage: langIfDifferent;
  getTexts: getTranslatorWithFallback; idleLimit: sessionTimeout; inBuild: buildPath; inOrder: serializePipelined;
  ink-soft: color-text-soft; isForeignHost: isUnknownHost; isOwnReferrer: isFirstPartyReferrer; localeOfHost: localeFromHost;
  localeOfTag: localeFromTag;
  maxSenders: maxKeys; ownHosts: firstPartyHosts; ownOrigins: firstPartyOrigins; recordArrival: recordEntry;
  systemScript: platformScript;
  *Smokes: …SmokeTests; Extent: BuildScope; FIRST_PAGES: PARTIAL_BUILD; completeAccountLinks: decorateAccountLinks;
  consent-banner-height: consent-notice-height; createBannerRef: createBottomBarRef; deliverDue: deliverDueMessages;
  enginePrograms: engineDependencies; expireVisits: anonymizeVisits; fillCopy: fillMissingTranslations;
  findProgram: findExecutable; getMessagesWithFallback: getTranslatorWithFallback; isBySignal: isFromPrivacySignal;
  isFirstPart: isPartialBuild; notChecked: uncheckedExitCode; testPrograms: testDependencies; wideWindow: wideViewport;
  FormSenderMessages: FormSubmissionMessages; RenderQueueFull: RenderQueueFullError; StoreBroken: StoreBrokenError;
  StoreLocked: StoreLockedError; StoreMissing: StoreMissingError; StoreUnusable: StoreUnusableError;
  articleData: articleJsonLd; feedText: serializeFeed; limitQueryFields: limitQueryParameters;
  listPopularHelps: listPopularHelpArticles; loadDeliver: loadSubmitForm; maxQueryFields: maxQueryParameters;
  parseQueryFields: parseUrlEncoded; plainErrors: minimalErrorMessages; printRow: serializeRow;
  queryFieldLimits: queryParameterLimits; slugAt: coverKeyAt; useFormSender: useFormSubmission;
`);

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
