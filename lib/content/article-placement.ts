import { z } from 'zod';
import { motifs, type MotifName } from '@/lib/assets/covers/composition';
import { platformIds } from '@/lib/contract/platforms';
import { articleTopics } from '@/lib/urls/article-topics';
import type { CollectionName } from '@/lib/urls/route-table';

/** Fields of the front matter that place an article: its section, its cover, and the pages that link to it. */

/** Product mockups that an article can show, by collection. Every page of a collection loads the styles of all. */
export const mockupNames = {
  docs: ['fingerprint', 'rpa', 'start'],
  helps: ['choose', 'move', 'proxy', 'share', 'start', 'team'],
  news: ['team'],
  release: ['rpa', 'synchronizer'],
} as const satisfies Partial<Record<CollectionName, readonly string[]>>;

/** Number of documentation pages that have a numeric help id; the number after them stands for the root. */
export const numberedPages = 5;

const position = z.int('must be a whole number').min(1, 'must be at least 1');

/** An enum whose message lists its values. */
const oneOf = <const Name extends string>(names: readonly Name[]) =>
  z.enum(names, `must be one of ${names.join(', ')}`).optional();

const common = {
  cover: oneOf(Object.keys(motifs) as MotifName[]),
  /** Pages that link to the article, with its position among the articles there. */
  related: z.record(z.string(), position).optional(),
};
const inTopic = (collection: 'docs' | 'helps') => ({
  section: oneOf(articleTopics[collection]),
  /** Position in the section. */
  order: position.optional(),
});

/** Fields by collection. */
export const placementFields = {
  blog: common,
  news: { mockup: oneOf(mockupNames.news), ...common },
  helps: {
    ...inTopic('helps'),
    /** Position among the most popular questions. */
    popular: position.optional(),
    /** Downloads whose installation it explains. */
    guideFor: z.array(z.enum(platformIds, `must be some of ${platformIds.join(', ')}`)).optional(),
    mockup: oneOf(mockupNames.helps),
    ...common,
  },
  docs: {
    ...inTopic('docs'),
    /** Position in the table of numeric help ids. */
    number: z.int().min(1).max(numberedPages, `must be 1 to ${numberedPages}`).optional(),
    /** Entry of the header's resources menu that leads to it. */
    menu: z.literal('proxy').optional(),
    mockup: oneOf(mockupNames.docs),
    ...common,
  },
  release: { mockup: oneOf(mockupNames.release), ...common },
  partner: common,
  legal: common,
} as const satisfies Record<CollectionName, z.ZodRawShape>;

/** All placement fields, as of any collection. */
export type ArticlePlacement = {
  cover?: MotifName;
  related?: Readonly<Record<string, number>>;
  section?: string;
  order?: number;
  mockup?: string;
  popular?: number;
  guideFor?: readonly (typeof platformIds)[number][];
  number?: number;
  menu?: 'proxy';
};

/** Names of the fields of all collections. */
export const placementNames: readonly (keyof ArticlePlacement)[] = [
  ...new Set(Object.values(placementFields).flatMap((fields) => Object.keys(fields) as (keyof ArticlePlacement)[])),
];
