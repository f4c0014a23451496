/**
 * Features of Chromium that are turned off. Its headless windows are whole ones, and each would load pages of its own for
 * the address bar, which take a third of the time of a test. A list takes the place of Playwright's, which is therefore
 * named again.
 */
const withoutFeatures = [
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'],
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades', 'LensOverlay'],
  ...['HttpsFirstBalancedModeAutoEnable', 'MediaRouter', 'PaintHolding', 'ThirdPartyStoragePartitioning'],
  ...['AvoidCorsURLLoaderRestartOnRedirect', 'OptimizationHints', 'NetworkTimeServiceQuerying', 'AimEnabled'],
  'PreconnectToSearch',
];

/** What every Chromium of the tests is started with: it runs as root in containers, and asks nobody for anything. */
export const browserArguments = [
  '--no-sandbox',
  ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
  `--disable-features=${withoutFeatures.join(',')}`,
  // Chromium's shell would fit letters to the pixels, which no browser with windows does.
  '--font-render-hinting=none',
];
