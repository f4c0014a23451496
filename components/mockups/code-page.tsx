import mockup from './mockup.module.css';
import styles from './code-page.module.css';
import base from './use-case-page.module.css';

const script = [
  "await page.goto(shop + '/de')",
  "const rows = page.locator('tr')",
  'for (const row of await rows.all()) {',
  "  const cell = row.locator('.price')",
  '  prices.push(await cell.innerText())',
  '  await page.waitForTimeout(2000)',
  '}',
  'await save(prices)',
];

const output = ['$ node prices.mjs', 'shop.example/de  200', 'VS-204   42,00 €', 'LM-310  128,00 €', '40 rows'];

/** A script and its output. */
export function CodePage() {
  return (
    <div className={`${base.page} ${styles.code} ${mockup.mono}`} lang="en">
      {script.map((line, i) => (
        <span key={line}>
          <span className={styles.gutter}>{i + 1}</span>
          {line}
        </span>
      ))}
      <span className={styles.output}>{output.join('\n')}</span>
    </div>
  );
}
