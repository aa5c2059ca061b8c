import * as z from 'zod/mini'
import { blockTypes } from '../blocks/index.ts'
import { engines } from '../engines.ts'
import { briefManners, briefRowSchema } from '../page/brief-rows.ts'
import { askSchema, outcomeSchema } from '../page/command-outcome.ts'
import { documentSchema, pageLanguageSchema, sourceSchema } from '../page/document.ts'
import { priceSchema } from '../page/facts.ts'
import { editOpSchema, ledgerSchema, opSchema, understoodSchema } from '../page/ops.ts'
import { usageSchema } from '../page/usage.ts'
import { type Answers, count, maybe, partOf, time, told } from './answer.ts'

const toldValue = maybe(
  z.union([z.string(), z.number(), z.boolean(), z.omit(priceSchema, { id: true })]),
)

export const valueChange = told({
  kind: z.enum([
    'words',
    'format',
    'date',
    'choice',
    'flag',
    'icon',
    'link',
    'price',
    'picture',
    'crop',
    'item',
    'order',
    'layout',
    'hours',
    'phone',
    'colour',
    'drawing',
    'language',
    'contents',
  ]),
  path: z.string(),
  before: toldValue,
  after: toldValue,
  language: z.exactOptional(pageLanguageSchema),
  author: z.exactOptional(sourceSchema),
})

export const partType = z.enum([...blockTypes, 'other'])

export const partChange = told({
  part: z.string(),
  type: maybe(partType),
  heading: z.string(),
  events: z.array(z.enum(['added', 'removed', 'moved', 'hidden', 'shown'])),
  values: z.array(valueChange),
})

const place = told({ id: z.string(), path: z.exactOptional(z.string()) })

const wish = told({
  id: z.string(),
  command: z.string(),
  editor: maybe(told({ number: count, name: maybe(z.string()) })),
  locale: pageLanguageSchema,
  scope: maybe(place),
  engine: z.enum(engines),
  status: z.enum(['writing', 'complete', 'cancelled', 'failed']),
  outcomes: z.array(outcomeSchema),
  ask: maybe(askSchema),
  note: maybe(z.string()),
  changes: z.array(partChange),
  rev: maybe(count),
  isUndoable: z.boolean(),
  undoneAt: maybe(time),
  usage: maybe(usageSchema),
  createdAt: time,
})

const wishUndo = told({ rev: count, ops: z.array(opSchema), kept: z.array(place), wish })
const left = told({ undo: z.boolean(), redo: z.boolean() })

/** Of `wishes`, and of what `revisions` tell of changes and readings. */
export const wishAnswers = {
  commandPage: told({
    rev: count,
    ops: z.array(editOpSchema),
    outcomes: z.array(outcomeSchema),
    ask: z.exactOptional(askSchema),
  }),
  listWishes: partOf(wish),
  askedInBrief: told({
    items: z.array(
      told({
        words: z.string(),
        state: z.enum(['done', 'open', 'asked', 'unable']),
        told: z.exactOptional(z.string()),
      }),
    ),
  }),
  undoWish: wishUndo,
  redoWish: wishUndo,
  compareRevisions: told({ parts: z.array(partChange) }),
  lastRewrite: told({ rewrite: maybe(told({ before: documentSchema, after: documentSchema })) }),
  pageReading: told({
    reading: maybe(
      told({
        brief: z.string(),
        understood: maybe(understoodSchema),
        spans: maybe(ledgerSchema.shape.spans),
        rows: maybe(z.array(briefRowSchema)),
        manner: maybe(z.enum(briefManners)),
      }),
    ),
  }),
  pageSteps: told({ rev: count, left }),
  stepPage: told({ rev: count, left, ops: z.array(opSchema), wish: maybe(wish) }),
} satisfies Answers
