/**
 * Chromium features to disable. Its headless windows are complete ones, and each would load pages for the address bar,
 * which takes a third of a test's time. The list replaces Playwright's own, whose entries are therefore repeated.
 */
const withoutFeatures = [
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'],
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades', 'LensOverlay'],
  ...['HttpsFirstBalancedModeAutoEnable', 'MediaRouter', 'PaintHolding', 'ThirdPartyStoragePartitioning'],
  ...['AvoidCorsURLLoaderRestartOnRedirect', 'OptimizationHints', 'NetworkTimeServiceQuerying', 'AimEnabled'],
  'PreconnectToSearch',
];

/** Arguments for every Chromium of the tests: it runs as root in containers and shows no prompts. */
export const browserArguments = [
  '--no-sandbox',
  ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
  `--disable-features=${withoutFeatures.join(',')}`,
  // The headless shell would hint glyphs to the pixel grid, which no browser with windows does.
  '--font-render-hinting=none',
];
