import { type Chat, chatBesideNumber } from '#server/reader/facts/chat-beside-number.ts'
import { formWord } from '#server/reader/facts/form-word.ts'
import { isOnlyWritten } from '#server/reader/facts/only-written.ts'
import type { Reading } from '#server/reader/read.ts'
import { speaksAlone } from '#server/reader/text/speaks-alone.ts'
import type { Span } from '#server/reader/text/trim.ts'
import { textFields } from '#shared/page/block-props.ts'
import { type PageLanguage, pageLanguageSchema } from '#shared/page/document.ts'
import { type Facts, factKeys, factSchemas } from '#shared/page/facts.ts'
import type { Op, OpOf, Understood } from '#shared/page/ops.ts'
import { getAt } from '#shared/page/path.ts'
import { isText } from '#shared/page/rich-text.ts'
import type { Composition, CompositionRequest } from './composition.ts'
import { correctionsOf, correctSheet, named } from './corrections.ts'
import { findRegister } from './find-register.ts'
import { hourCycleOf } from './hour-cycle.ts'
import { labelsOf } from './labels.ts'
import { mainAction } from './lay-out/action.ts'
import { asksNobody } from './lay-out/asks-nobody.ts'
import { isInPerson } from './lay-out/in-person.ts'
import { layOut } from './lay-out/lay-out.ts'
import type { Layout } from './lay-out/layout.ts'
import { memoryAsked } from './lay-out/memory-asked.ts'
import { toldWay } from './lay-out/told-way.ts'
import {
  formsFor,
  hasTables,
  isByDay,
  isByPhone,
  isOnSite,
  wantedAction,
} from './lay-out/wanted-action.ts'
import { whomToCall } from './lay-out/whom-to-call.ts'
import { ledgerOf } from './ledger.ts'
import { keptWhole } from './lint/keep-whole.ts'
import { mendsOf } from './lint/mends.ts'
import { withoutTold } from './lint/without-told.ts'
import { composeTheme } from './look/compose-theme.ts'
import { type Statement, statementsOf } from './material/statement.ts'
import { withoutKeptFacts } from './material/without-kept-facts.ts'
import { placePhotos } from './photos/place-photos.ts'
import { type PlannedSheet, planPage } from './plan-page.ts'
import { versionOf } from './seed.ts'
import { settleFacts } from './settle-facts.ts'
import { askedFields } from './write/asked-fields.ts'
import { pageMeta } from './write/meta.ts'
import type { PageMaterial } from './write/page-material.ts'

/** A page as it is before it is told as ops. */
export interface WrittenPage {
  material: PageMaterial
  sheets: PlannedSheet[]
  /** What may be said to whoever makes the page, and waits beside it. */
  asides: readonly Span[]
}

/** The page of a brief that has been read: laid out, written and styled, as ops. */
export function composePage(
  reading: Reading,
  understood: Understood,
  request: CompositionRequest,
): Composition {
  const written = writePage(reading, understood.locale, request)
  const others = [...new Set(request.locales)]
    .filter((locale) => locale !== understood.locale)
    .map((locale) => ({ locale, page: writePage(reading, locale, request) }))
  const { material, sheets, asides } = written
  const { facts } = material
  const theme = composeTheme(reading, request.seed, request.pictures?.colour)
  return {
    understood,
    opening: [
      understood,
      {
        op: 'plan',
        blocks: sheets.map(({ id, sheet: { type, variant } }) => ({ id, type, variant })),
      },
      { op: 'theme', theme },
      ...metaOps(written, understood, others, request),
      ...factOps(facts, request.known.facts),
    ],
    blocks: sheets.map((sheet) => ({
      id: sheet.id,
      ops: [
        ...setOps(sheet),
        ...translations(sheet, written, others),
        { op: 'blockDone', id: sheet.id },
      ],
    })),
    ledger: ledgerOf(reading, sheets, asides),
  }
}

/** The page in one language: the creator's words in all of them, labels in its own. */
export function writePage(
  reading: Reading,
  language: PageLanguage,
  request: CompositionRequest,
): WrittenPage {
  const statements = statementsOf(reading)
  const open = withoutKeptFacts(reading, statements)
  const page = layOutPage(open, language, request, statements)
  const mends = mendsOf(open, page.sheets, page.material.facts)
  if (!mends) return page
  const whole = keptWhole(open, statements, mends.whole)
  return layOutPage(open, language, request, whole, mends.told)
}

/** @param told sentences that stand in the headline, and nowhere else */
export function layOutPage(
  reading: Reading,
  language: PageLanguage,
  request: CompositionRequest,
  statements: readonly Statement[],
  told: readonly Span[] = [],
): WrittenPage {
  const { seed, now, known } = request
  const country = reading.country.sure ? reading.country.code : undefined
  const register = findRegister(reading, statements)
  const labels = labelsOf(language, country, register)
  const action = wantedAction(reading, statements, labels)
  const chat = chatOfPhone(reading)
  const facts = withChat(reading, settleFacts(reading, action, known.facts, labels), chat)
  // "Organised by Graciela and Rubén": two people are not "me".
  const isAlone = speaksAlone(reading.text, reading.facts.people.length)
  const corrections = correctionsOf(reading, known.facts)
  const layout = named(
    layOut(reading, statements, labels, versionOf(request)),
    reading,
    statements,
    known.facts,
  )
  const material: PageMaterial = {
    reading,
    layout: told.length > 0 ? withoutTold(layout, told) : layout,
    known: known.facts,
    corrections,
    facts,
    labels,
    language,
    ...(register && { register }),
    action: mainAction(toCome(reading, layout, facts), reading, labels, {
      isAlone,
      isByDay: isByDay(reading, statements),
      chat,
      isOnSite: isOnSite(reading),
      isByPhone: isByPhone(reading),
      way: toldWay(reading),
      hasFields: askedFields(reading, labels).length > 0,
      formsFor: formsFor(reading, labels),
      person: whomToCall(reading),
      asksInForm:
        (formWord(reading) !== undefined && !isInPerson(reading)) ||
        memoryAsked(reading) === 'message',
      hasTables: hasTables(reading, facts),
      asksNobody: asksNobody(reading, labels),
    }),
    isAlone,
    now,
  }
  const sheets = placePhotos(planPage(material, seed), material, request)
  for (const { sheet } of sheets) correctSheet(sheet, corrections)
  const asides = statements.flatMap(({ isAside, span }) => (isAside ? [span] : []))
  return { material, sheets, asides }
}

/** A town alone has no part of the page a button could lead to. */
function toCome({ facts: { place } }: Reading, { directions }: Layout, facts: Facts): Facts {
  const { place: _town, ...others } = facts
  const isAddress = place?.kind !== 'town' || /\d/.test(facts.place ?? '')
  return isAddress || directions.length > 0 ? facts : others
}

/** "Por e-mail ou WhatsApp (41) 99555-0123": a number to write to is shown as one, whatever else is asked. */
function withChat(reading: Reading, facts: Facts, chat: Chat | undefined): Facts {
  const { action } = facts
  if (!chat || !action || action.kind === chat) return facts
  // A number of its own leaves the phone to be rung.
  const only = !facts.whatsapp && isOnlyWritten(reading, chat) ? true : undefined
  return { ...facts, action: { ...action, chat, ...(only && { only }) } }
}

/** The messenger readers are to write with; that of another number is for who looks for it. */
function chatOfPhone(reading: Reading): Chat | undefined {
  const chat = chatBesideNumber(reading)
  const { phone, whatsapp } = reading.facts
  // Of two numbers the one that is told first is for what is asked.
  const first = whatsapp && phone && whatsapp.span[0] < phone.span[0] ? whatsapp : phone
  return chat && chat.span[1] === first?.span[1] ? chat.kind : undefined
}

interface OtherPage {
  locale: PageLanguage
  page: WrittenPage
}

function metaOps(
  { material }: WrittenPage,
  { locale, industry }: Understood,
  others: readonly OtherPage[],
  { seed }: CompositionRequest,
): Op[] {
  const { register, reading } = material
  const { country } = reading
  const hourCycle = hourCycleOf(reading)
  const meta = {
    ...pageMeta(material),
    industry,
    seed,
    locales: [locale, ...others.map((other) => other.locale)],
    ...(country.sure && { country: country.code }),
    ...(hourCycle && { hourCycle }),
    ...(register && { register }),
  }
  return [
    { op: 'meta', meta, src: 'brief' },
    ...others.flatMap((other) =>
      Object.entries(pageMeta(other.page.material)).map(
        ([path, text]): Op => ({
          op: 'translate',
          locale: other.locale,
          id: 'meta',
          path,
          text,
          state: 'needs',
        }),
      ),
    ),
  ]
}

function factOps(facts: Facts, known: Facts): Op[] {
  return factKeys
    .filter((key) => facts[key] !== undefined && factSchemas[key].safeParse(facts[key]).success)
    .map((key) => ({
      op: 'fact',
      key,
      value: facts[key],
      src: known[key] === undefined ? 'brief' : 'user',
    }))
}

function setOps({ id, sheet }: PlannedSheet): Op[] {
  return Object.entries(sheet.props).map(([path, value]) => ({
    op: 'set',
    id,
    path,
    value,
    src: sheet.own.has(path) ? 'brief' : 'bank',
  }))
}

/** Labels are there in every language; the creator's own sentences wait for a translation. */
function translations(
  { id, sheet }: PlannedSheet,
  base: WrittenPage,
  others: readonly OtherPage[],
): Op[] {
  const isOwnLanguage = (locale: PageLanguage) =>
    base.material.reading.text.language.code === locale
  return others.flatMap(({ locale, page }) => {
    const native = page.sheets.find((other) => other.id === id)?.sheet.props ?? {}
    return textFields(sheet.type, sheet.props).flatMap(({ path, value }): Op[] => {
      const text = (getAt(native, path) ?? value) as OpOf<'translate'>['text']
      if (!isText(value) || !isText(text)) return []
      const isOwn = sheet.placed.some(
        (placed) => path === placed.path || path.startsWith(`${placed.path}.`),
      )
      // Words of the brief stand below such a heading, which is a label all the same.
      const isLabel = path === 'title' && sheet.type !== 'hero' && text !== value
      const state = isOwn && !isLabel && !isOwnLanguage(locale) ? 'needs' : 'done'
      return [{ op: 'translate', locale, id, path, text, state }]
    })
  })
}

/** The language of a page: the brief's where pages are written in it. */
export function pageLanguage(code: string, fallback: PageLanguage): PageLanguage {
  const known = pageLanguageSchema.safeParse(code)
  return known.success ? known.data : fallback
}
