import type { BlockType } from '#shared/blocks/index.ts'
import { textFields } from '#shared/page/block-props.ts'
import type { PageLanguage } from '#shared/page/document.ts'
import { type FactKey, type Facts, factKeys } from '#shared/page/facts.ts'
import type { Op, OpOf, Understood } from '#shared/page/ops.ts'
import { getAt } from '#shared/page/path.ts'
import type { Composition, CompositionRequest } from './composition.ts'
import { askedMood, composeTheme } from './look/compose-theme.ts'
import { factsOfPage, mergeFacts } from './merge-facts.ts'
import { placeSpelling } from './place-spelling.ts'
import { type PagePlanBlock, planPage } from './plan/plan-page.ts'
import { briefSentences } from './write/brief-sentences.ts'
import { type Desk, setDesk } from './write/desk.ts'
import { speaksAlone } from './write/first-person.ts'
import { ownLabel } from './write/own-label.ts'
import { toneOfMood } from './write/tones.ts'
import { voiceOf } from './write/voice-of.ts'
import { cityOf } from './write/words-of.ts'
import { writers } from './write/write-block.ts'
import { writeMeta } from './write/write-meta.ts'

/** How a brief was read, and in which language it was written, whatever the page's language. */
export interface Reading {
  understood: Understood
  briefLocale: PageLanguage
}

/** The page of a brief that has been read: planned, styled and written, as ops. */
export function composePage(reading: Reading, request: CompositionRequest): Composition {
  const { brief, seed, now, known } = request
  const { understood, briefLocale } = reading
  const { industry, locale } = understood
  const facts = factsOfPage(understood.facts, known.facts, brief, briefLocale)
  const plan = planPage(industry, facts, seed)
  const own = briefSentences(brief, briefLocale, facts, correctedIn(understood, facts))
  const theme = composeTheme(industry, brief, facts.name, seed)
  const tone = toneOfMood[theme.mood]
  const isToneAsked = askedMood(brief, facts.name) !== undefined
  const voice = voiceOf(industry, brief, briefLocale)
  const label = ownLabel(brief, briefLocale, industry, mergeFacts(understood.facts, known.facts))
  const isAlone = speaksAlone(brief, briefLocale)
  const told = { own, label, tone, isToneAsked, isAlone }
  const desk = (language: PageLanguage) =>
    setDesk(language, { seed, now, industry, voice, facts, plan, briefLocale, ...told })
  const base = desk(locale)
  const others = [...new Set(request.locales)].filter((other) => other !== locale).map(desk)
  return {
    understood,
    opening: [
      understood,
      { op: 'plan', blocks: plan.map(({ id, type, variant }) => ({ id, type, variant })) },
      { op: 'theme', theme },
      ...metaOps(base, others),
      ...factOps(facts, known.facts),
    ],
    blocks: plan.map((block) => ({ id: block.id, ops: blockOps(block, base, others) })),
  }
}

/** What the brief was read to say and the creator put right. */
function correctedIn({ facts: read }: Understood, facts: Facts): string[] {
  const settled = Object.values(facts).flat().map(String)
  // A town's capitals are no correction.
  const isSettled = (value: string) =>
    settled.includes(value) || [facts.place, cityOf(facts.place)].includes(placeSpelling(value))
  return [read.name, read.place, read.audience, read.since, ...read.offers]
    .flatMap((found) => (found ? [String(found.value)] : []))
    .filter((value) => !isSettled(value))
}

function metaOps(base: Desk, others: readonly Desk[]): Op[] {
  const { industry, seed } = base
  const locales = [base, ...others].map(({ locale }) => locale)
  return [
    { op: 'meta', meta: { ...writeMeta(base), industry, seed, locales }, src: 'bank' },
    ...others.flatMap((desk) =>
      Object.entries(writeMeta(desk)).map(
        ([path, text]): Op => ({
          op: 'translate',
          locale: desk.locale,
          id: 'meta',
          path,
          text,
          state: 'done',
        }),
      ),
    ),
  ]
}

function factOps(facts: Facts, known: Facts): Op[] {
  return factKeys
    .filter((key) => facts[key] !== undefined)
    .map((key: FactKey) => ({
      op: 'fact',
      key,
      value: facts[key],
      src: known[key] === undefined ? 'brief' : 'user',
    }))
}

/** The block in the page's own language, then in each further one, written from its own bank. */
function blockOps({ id, type }: PagePlanBlock, base: Desk, others: readonly Desk[]): Op[] {
  const { props, brief = [] } = writers[type](base)
  const sets = Object.entries(props).map(
    ([path, value]): Op => ({
      op: 'set',
      id,
      path,
      value,
      src: brief.includes(path) ? 'brief' : 'bank',
    }),
  )
  const translations = others.flatMap((desk) => translateOps(id, type, props, brief, desk))
  return [...sets, ...translations, { op: 'blockDone', id }]
}

function translateOps(
  id: string,
  type: BlockType,
  props: Record<string, unknown>,
  brief: readonly string[],
  desk: Desk,
): Op[] {
  const native = writers[type](desk).props as Record<string, unknown>
  return textFields(type, props).flatMap(({ path, value }): Op[] => {
    const isBriefs = brief.some((field) => path === field || path.startsWith(`${field}.`))
    const text = (getAt(native, path) ?? value) as typeof value
    if (!isText(value) || !isText(text)) return []
    const state = isBriefs ? 'needs' : 'done'
    return [{ op: 'translate', locale: desk.locale, id, path, text, state }]
  })
}

type TranslatedText = OpOf<'translate'>['text']

/** Words or rich text with something in it; an empty field has no translation. */
function isText(value: unknown): value is TranslatedText {
  return (typeof value === 'string' || Array.isArray(value)) && value.length > 0
}
