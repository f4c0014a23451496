import { site } from '@/lib/config/site';
import { articleCollections, articleFormats } from '@/lib/desk/article-collections';
import { dataCollection, dataFormats } from '@/lib/desk/data-collection';
import type { FormSchema } from '@/lib/desk/form-schema';
import { messageCollections } from '@/lib/desk/message-collections';
import { localeCodes, localeRow, sourceLocale } from '@/lib/i18n/locales';

/** What the desk's script needs: the configuration of Sveltia CMS, and what that cannot express. */
export type DeskConfig = {
  cms: object;
  /** Formats of files whose forms show data in another shape, by the name that `format` refers to. */
  formats: { articles: Readonly<Record<string, FormSchema>>; data: Readonly<Record<string, FormSchema>> };
  /** Names of the languages by their codes, some of which are no language codes. */
  languages: Readonly<Record<string, string>>;
};

/** Images of articles are resized for pages, so larger files only make the repository grow. */
const maxImageSize = 2_000_000;

/**
 * Creates the configuration from the languages, schemas and English files of the site.
 * @param options of Sveltia CMS that depend on the repository: `backend`, and `publish_mode`
 */
export const deskConfig = (options: object): DeskConfig => ({
  cms: {
    load_config_file: false,
    ...options,
    app_title: `${site.name} desk`,
    site_url: site.url,
    media_folder: 'public/images',
    public_folder: '/images',
    media_libraries: {
      default: { config: { max_file_size: maxImageSize, slugify_filename: true } },
      stock_assets: { providers: [] },
    },
    slug: { encoding: 'ascii', clean_accents: true },
    i18n: {
      structure: 'multiple_folders',
      locales: localeCodes,
      default_locale: sourceLocale,
      // Otherwise a new article would have an empty file in each language.
      initial_locales: 'default',
    },
    // Texts that are missing stay missing: the site shows English in their place.
    output: { omit_empty_optional_fields: true },
    collections: [...articleCollections(), ...messageCollections(), dataCollection()],
  },
  formats: { articles: articleFormats(), data: dataFormats() },
  languages: Object.fromEntries(localeCodes.map((code) => [code, localeRow(code).name])),
});
