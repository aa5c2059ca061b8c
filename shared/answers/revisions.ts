import * as z from 'zod/mini'
import type { FindingCode } from '../page/check-page.ts'
import { pageLanguageSchema } from '../page/document.ts'
import { factKeys } from '../page/facts.ts'
import { editOpSchema } from '../page/ops.ts'
import type { NewsCode } from '../revisions.ts'
import { type Answers, count, maybe, partOf, time, told } from './answer.ts'
import { partChange, partType, valueChange } from './wishes.ts'

/** Every code there is, or it does not compile. */
const codes = <T extends string>(all: Record<T, 0>) => z.enum(Object.keys(all) as T[])

const findingCode = codes<FindingCode>({
  missing_title: 0,
  missing_description: 0,
  description_repeated: 0,
  missing_name: 0,
  missing_contact: 0,
  missing_place: 0,
  missing_hours: 0,
  missing_prices: 0,
  missing_photos: 0,
  missing_quotes: 0,
  missing_stats: 0,
  missing_team: 0,
  missing_events: 0,
  missing_content: 0,
  item_unfinished: 0,
  heading_missing: 0,
  heading_repeated: 0,
  text_cut: 0,
  text_repeated: 0,
  text_fragment: 0,
  list_split: 0,
  unit_missing: 0,
  facts_differ: 0,
  text_for_builder: 0,
  alt_missing: 0,
  alt_repeated: 0,
  link_broken: 0,
  long_word: 0,
  language_stale: 0,
  language_untranslated: 0,
  contrast_low: 0,
  too_heavy: 0,
})

const finding = told({
  code: findingCode,
  block: z.exactOptional(z.string()),
  path: z.exactOptional(z.string()),
  language: z.exactOptional(pageLanguageSchema),
  count: z.exactOptional(count),
  base: z.exactOptional(pageLanguageSchema),
  excerpt: z.exactOptional(z.string()),
  other: z.exactOptional(z.string()),
  fix: z.exactOptional(z.array(editOpSchema)),
})

const newsCode = codes<NewsCode>({
  added: 0,
  removed: 0,
  hidden: 0,
  shown: 0,
  movedUp: 0,
  movedDown: 0,
  heading: 0,
  text: 0,
  textGone: 0,
  texts: 0,
  format: 0,
  photoAdded: 0,
  photoRemoved: 0,
  photoReplaced: 0,
  crop: 0,
  alt: 0,
  drawing: 0,
  itemAdded: 0,
  itemsAdded: 0,
  itemRemoved: 0,
  itemsRemoved: 0,
  order: 0,
  layout: 0,
  link: 0,
  icon: 0,
  price: 0,
  option: 0,
  contents: 0,
})

const changes = told({
  parts: z.array(
    told({
      id: z.string(),
      type: partType,
      heading: z.string(),
      news: z.array(told({ code: newsCode, count, words: z.string(), field: z.string() })),
    }),
  ),
  more: count,
  facts: z.array(z.enum(factKeys)),
  look: z.array(valueChange),
  meta: z.array(valueChange),
  languages: z.array(
    told({
      language: pageLanguageSchema,
      event: z.enum(['added', 'removed', 'main', 'texts']),
      count,
    }),
  ),
})

const revision = told({
  rev: count,
  kind: z.enum(['generated', 'published', 'reverted', 'edited']),
  createdAt: time,
  title: z.string(),
  colour: z.string(),
  changes: maybe(changes),
  sameAs: maybe(count),
  wishes: z.array(z.string()),
  editor: maybe(told({ number: count, name: maybe(z.string()) })),
})

/** What is told of a page before it is published, and of what it was. */
export const revisionAnswers = {
  checkPage: told({
    findings: z.array(finding),
    changes: maybe(z.array(partChange)),
    weight: told({ html: count, fonts: count }),
    link: told({ title: z.string(), description: z.string() }),
    slug: z.string(),
  }),
  listRevisions: partOf(revision),
} satisfies Answers
