import { textFields } from '#shared/page/block-props.ts'
import { wordsOf } from '#shared/page/compare/compare-words.ts'
import type { PageDocument } from '#shared/page/document.ts'
import type { FactKey } from '#shared/page/facts.ts'
import type { Ledger, Understood } from '#shared/page/ops.ts'
import type { Progress } from '#shared/page/page-state.ts'
import type { ChangedFact } from './changed-since.ts'

/** A text of the page, or a part of it as a whole. */
export interface Place {
  id: string
  path?: string
}

/** A stretch of the brief and what became of it. */
export interface BriefSpan {
  text: string
  /** 'read' is understood and not written yet; 'said' stands on the page; 'left' nowhere; 'out' was left out. */
  kind: 'plain' | 'read' | 'said' | 'left' | 'out'
  /** Whether it is said to whoever makes the page. */
  isAsked?: boolean
  fact: FactKey | null
  places: Place[]
  /** What in it is true no more, by where in the text it stands. */
  changed: ChangedFact[]
}

type Reading = Pick<Progress, 'understood' | 'ledger'>

/**
 * The brief in stretches that follow each other without a gap, by what is known of it so far: the
 * ledger once the page is written, before that the words of each fact.
 */
export function briefSpans(
  brief: string,
  { understood, ledger }: Reading,
  page: PageDocument,
  changed: readonly ChangedFact[] = [],
): BriefSpan[] {
  if (ledger)
    return withoutScraps(ledger.flatMap((entry) => ledgerSpans(brief, entry, page, changed)))
  const read = understood ? factSpans(understood) : []
  const spans: BriefSpan[] = []
  let end = 0
  for (const { fact, span } of read) {
    if (span[0] < end) continue
    spans.push(plain(brief.slice(end, span[0])))
    spans.push({ text: brief.slice(...span), kind: 'read', fact, places: [], changed: [] })
    end = span[1]
  }
  return [...spans, plain(brief.slice(end))].filter(({ text }) => text !== '')
}

const contacts: ReadonlySet<FactKey> = new Set(['phone', 'whatsapp', 'email', 'url'])

/** "Ring | 01947 555 014": the word that leads to a number is nothing to put on a page. */
function withoutScraps(spans: readonly BriefSpan[]): BriefSpan[] {
  return spans.map((span, at) => {
    const next = spans.slice(at + 1).find(({ text }) => text.trim() !== '')
    const isWord = span.kind === 'left' && /^[^\s\p{P}]+$/u.test(span.text)
    return isWord && next?.fact && contacts.has(next.fact) ? { ...span, kind: 'plain' } : span
  })
}

/** What of the brief stands nowhere on the page, as it was written. */
export function leftOver(spans: readonly BriefSpan[]): string[] {
  return spans.filter(({ kind }) => kind === 'left').map(({ text }) => text)
}

/** What the brief asks of whoever makes the page, where the page does not say it. */
export function askedFor(spans: readonly BriefSpan[]): string[] {
  return spans.flatMap(({ isAsked, kind, text }) => (isAsked && kind !== 'said' ? [text] : []))
}

/** The spaces around a stretch are not part of it. */
function ledgerSpans(
  brief: string,
  entry: Ledger['spans'][number],
  page: PageDocument,
  changed: readonly ChangedFact[],
): BriefSpan[] {
  const whole = brief.slice(...entry.span)
  const text = whole.trim()
  if (text === '') return [plain(whole)]
  const start = whole.indexOf(text)
  const places = (entry.at ?? []).filter((place) => isThere(place, entry, text, page))
  const fact = entry.fact ?? null
  const kind = entry.out ? 'out' : kindOf(entry, places, text, page)
  const within = changedWithin(changed, text, entry.span[0] + start, entry.span[1])
  const isAsked = entry.role === 'instruction' && !entry.out
  const span: BriefSpan = { text, kind, fact, places, changed: within, isAsked }
  return [plain(whole.slice(0, start)), span, plain(whole.slice(start + text.length))].filter(
    (each) => each.text !== '',
  )
}

/**
 * Whether a place still is what the words went to: its part is there, and an item of a list, whose
 * place another may have taken, says some of them.
 */
function isThere(
  { id, path = '' }: Place,
  { fact }: Ledger['spans'][number],
  text: string,
  { blocks }: PageDocument,
): boolean {
  const block = blocks[id]
  if (!block || fact || !/\.\d+(?:\.|$)/.test(path)) return block !== undefined
  const texts = textFields(block.type, block.props).filter(
    (field) => field.path === path || field.path.startsWith(`${path}.`),
  )
  const said = texts.map(({ value }) => bare(wordsOf(value))).join(' ')
  return tellingParts(text).some((part) => said.includes(part))
}

/** The longer words of a text; two characters each where words are not parted. */
function tellingParts(text: string): string[] {
  const words = bare(text).split(' ')
  const long = words.filter((word) => word.length > 4)
  return (long.length > 0 ? long : words).flatMap((word) =>
    isDense.test(word) ? (word.match(/../gu) ?? [word]) : [word],
  )
}

const isDense = /[\p{sc=Han}\p{sc=Kana}\p{sc=Hira}]/u

/** What changed in a text of the brief, counted from its start; a fact may be told in several. */
function changedWithin(
  changed: readonly ChangedFact[],
  text: string,
  start: number,
  end: number,
): ChangedFact[] {
  let behind = 0
  return changed.flatMap(({ span: [from, to], ...fact }): ChangedFact[] => {
    // Two that are told in the same words are struck once.
    if (from < behind) return []
    const said: [number, number] = [Math.max(0, from - start), Math.min(text.length, to - start)]
    const words = text.slice(...said).replace(/[\s\p{P}]+$/u, '')
    if (said[0] >= said[1] || words === '' || standsAround(fact.now, text, said)) return []
    behind = to
    // What is true now stands once, behind the last of the words it takes the place of.
    return [{ ...fact, now: to <= end ? fact.now : '', span: [said[0], said[0] + words.length] }]
  })
}

/** What is true now may be more of the very words: "Abendrot" of "Gartenfest Abendrot". */
function standsAround(now: string, text: string, [from, to]: [number, number]): boolean {
  const at = now ? text.toLowerCase().indexOf(now.toLowerCase()) : -1
  return at >= 0 && at <= from && at + now.length >= to
}

function kindOf(
  { at, left }: Ledger['spans'][number],
  places: readonly Place[],
  text: string,
  page: PageDocument,
): BriefSpan['kind'] {
  if (places.length > 0) return 'said'
  if (!left && !at) return 'plain'
  if (saysWords(page, text) || isNamed(page, text)) return 'said'
  return isDense.test(text) && bare(text).length <= mostOfScrap ? 'plain' : 'left'
}

/** Characters, where words are not parted, that say nothing alone: 父の of a longer phrase. */
const mostOfScrap = 2

/** What the page is called, with no more than a particle written to it. */
function isNamed({ facts }: PageDocument, text: string): boolean {
  const name = bare(facts.name ?? '')
  const said = bare(text)
  return (
    name !== '' && isDense.test(name) && said.startsWith(name) && said.length <= name.length + 1
  )
}

/** Whether some text of the page says these words; how a sentence ends does not matter. */
function saysWords({ order, blocks }: PageDocument, text: string): boolean {
  const wanted = bare(text)
  return order.some((id) => {
    const block = blocks[id]
    return (
      block &&
      textFields(block.type, block.props).some(({ value }) => bare(wordsOf(value)).includes(wanted))
    )
  })
}

function bare(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[\s\p{P}]+/gu, ' ')
    .trim()
}

function factSpans({ facts }: Understood): { fact: FactKey; span: [number, number] }[] {
  return Object.entries(facts)
    .flatMap(([fact, found]) => [found].flat().map(({ span }) => ({ fact: fact as FactKey, span })))
    .toSorted((one, other) => one.span[0] - other.span[0] || other.span[1] - one.span[1])
}

function plain(text: string): BriefSpan {
  return { text, kind: 'plain', fact: null, places: [], changed: [] }
}
