import type { FeatureId } from '@/lib/urls/catalog';

/** Code samples of the feature pages, the same in every language; they use the endpoints of the documentation. */

export type CodeLanguage = 'bash' | 'javascript' | 'json' | 'python' | 'yaml' | 'text';
export type CodeSample = { label: string; language: CodeLanguage; code: string };

const curl = `curl -X POST "http://127.0.0.1:50505/v1/profiles/$PROFILE_ID/start" \\
  -H "Authorization: Bearer $API_TOKEN"
# {"code":0,"data":{"ws":"ws://127.0.0.1:53187/devtools/browser/7c1f"}}

curl -X PUT "http://127.0.0.1:53187/json/new?https://example.com"

curl -X POST "http://127.0.0.1:50505/v1/profiles/$PROFILE_ID/stop" \\
  -H "Authorization: Bearer $API_TOKEN"`;

const callInJavaScript = `const call = async (action) => {
  const response = await fetch(
    \`http://127.0.0.1:50505/v1/profiles/\${process.env.PROFILE_ID}/\${action}\`,
    { method: 'POST', headers: { Authorization: \`Bearer \${process.env.API_TOKEN}\` } },
  );
  const { code, data } = await response.json();
  if (code !== 0) throw new Error(\`\${action} failed with code \${code}\`);
  return data;
};
`;

const playwright = `import { chromium } from 'playwright-core';

${callInJavaScript}
const { ws } = await call('start');
try {
  const browser = await chromium.connectOverCDP(ws);
  const context = browser.contexts()[0];
  const page = context.pages()[0] ?? (await context.newPage());
  await page.goto('https://example.com');
  await browser.close();
} finally {
  await call('stop');
}`;

const puppeteer = `import puppeteer from 'puppeteer-core';

${callInJavaScript}
const { ws } = await call('start');
try {
  const browser = await puppeteer.connect({ browserWSEndpoint: ws, defaultViewport: null });
  const [page = await browser.newPage()] = await browser.pages();
  await page.goto('https://example.com');
  await browser.disconnect();
} finally {
  await call('stop');
}`;

const selenium = `import os
from urllib.parse import urlsplit

import requests
from selenium import webdriver


def call(action):
    answer = requests.post(
        f"http://127.0.0.1:50505/v1/profiles/{os.environ['PROFILE_ID']}/{action}",
        headers={"Authorization": f"Bearer {os.environ['API_TOKEN']}"},
    ).json()
    if answer["code"] != 0:
        raise RuntimeError(f"{action} failed with code {answer['code']}")
    return answer.get("data")


ws = call("start")["ws"]
try:
    options = webdriver.ChromeOptions()
    options.debugger_address = urlsplit(ws).netloc
    driver = webdriver.Chrome(options=options)
    driver.get("https://example.com")
    driver.quit()
finally:
    call("stop")`;

const flow = `name: prices-at-eight
schedule: { at: "08:00", days: [mon, tue, wed, thu, fri] }
parameters: { products: products.csv }
steps:
  - loop: "{{ products }}"
    steps:
      - open: "{{ row.address }}"
      - wait: { element: "[data-price]", seconds: 20 }
      - read: { element: "[data-price]", as: price }
      - if: "{{ price }} != {{ row.agreed }}"
        steps:
          - screenshot: "{{ row.id }}.png"
      - save: { table: prices.csv, row: ["{{ row.id }}", "{{ price }}"] }`;

const table = `name,group,proxy,tags
shop-lisbon,europe,socks5://203.0.113.24:1080,new
shop-warsaw,europe,socks5://203.0.113.25:1080,new
shop-hanoi,asia,http://198.51.100.7:8080,new
qa-sao-paulo,tests,http://198.51.100.8:8080,review`;

/** Samples of a feature's worked example, by feature id. */
export const codeSamples: Readonly<Partial<Record<FeatureId, readonly CodeSample[]>>> = {
  'local-api': [
    { label: 'curl', language: 'bash', code: curl },
    { label: 'Playwright', language: 'javascript', code: playwright },
    { label: 'Puppeteer', language: 'javascript', code: puppeteer },
    { label: 'Selenium', language: 'python', code: selenium },
  ],
  rpa: [{ label: 'prices-at-eight.yaml', language: 'yaml', code: flow }],
  'multi-profiles-management': [{ label: 'profiles.csv', language: 'text', code: table }],
};
