import { init, registerCustomFormat, registerFieldType, type CmsConfig } from '@sveltia/cms';
import { articleFromForm, articleToForm } from '@/lib/desk/article-format';
import { ArticleText } from '@/lib/desk/browser/article-text';
import { configPath, type DeskSetup } from '@/lib/desk/desk-page';
import { showPublicationStatus } from '@/lib/desk/browser/publication-status';
import { fromForm, toForm } from '@/lib/desk/form-values';

/** Starts Sveltia CMS with the configuration of this site. Runs in the browser, at `/desk`. */

/** Rejects requests to other hosts before the browser's policy does, which would report each as an error. */
function restrictRequests(origins: readonly string[]): void {
  const send = globalThis.fetch.bind(globalThis);
  globalThis.fetch = (input, init) => {
    const { origin, protocol } = new URL(input instanceof Request ? input.url : input, location.href);
    const isAllowed = protocol === 'blob:' || protocol === 'data:' || [location.origin, ...origins].includes(origin);
    return isAllowed ? send(input, init) : Promise.reject(new TypeError(`Requests to ${origin} are not allowed.`));
  };
}

/** Names languages as the site does: some of its codes are no language codes, such as `jp`. */
function nameLanguages(names: DeskSetup['languages']): void {
  const name = Intl.DisplayNames.prototype.of;
  Intl.DisplayNames.prototype.of = function of(code) {
    return names[code] ?? name.call(this, code);
  };
}

function registerFormats({ articles, data }: DeskSetup['formats']): void {
  for (const [name, schema] of Object.entries(articles)) {
    registerCustomFormat(name, 'md', {
      fromFile: (text) => articleToForm(text, schema),
      toFile: (values: Record<string, unknown>) => articleFromForm(values, schema),
    });
  }
  for (const [name, schema] of Object.entries(data)) {
    registerCustomFormat(name, 'json', {
      fromFile: (text) => toForm(JSON.parse(text), schema),
      toFile: (values: unknown) => JSON.stringify(fromForm(values, schema), null, 2),
    });
  }
}

const response = await fetch(configPath);
const setup = (await response.json()) as DeskSetup;
restrictRequests(setup.origins);
nameLanguages(setup.languages);
registerFormats(setup.formats);
registerFieldType('article-text', ArticleText);
await init({ config: setup.cms as CmsConfig });
void showPublicationStatus();
