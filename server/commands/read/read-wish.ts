import type { Intent } from '../intent.ts'
import { Clause, isSoft, means } from './clause.ts'
import { isAside, isExplained, type Why, whyOf } from './explanation.ts'
import { isComposition } from './is-composition.ts'
import { isPointer } from './is-pointer.ts'
import type { MarkedWish } from './marked-wish.ts'
import { announces, asksMore } from './read-announced.ts'
import { readBlocks } from './read-blocks.ts'
import { readContact } from './read-contact.ts'
import { readCorrection } from './read-correction.ts'
import { readDate } from './read-date.ts'
import { readFont } from './read-font.ts'
import { readForm } from './read-form.ts'
import { readHours } from './read-hours.ts'
import { readLacking } from './read-lacking.ts'
import { readLanguages } from './read-languages.ts'
import { readListed } from './read-listed.ts'
import { readLook } from './read-look.ts'
import { readMessenger } from './read-messenger.ts'
import { readNoticeUntil } from './read-notice-until.ts'
import { readItems, readPrices } from './read-prices.ts'
import { readQuestion } from './read-question.ts'
import { readSaidInstead } from './read-said-instead.ts'
import { readSearch } from './read-search.ts'
import { readTestimonial } from './read-testimonial.ts'
import { readTexts } from './read-texts.ts'
import { readTime } from './read-time.ts'
import { readTitled } from './read-titled.ts'
import { readTone } from './read-tone.ts'
import { readWay } from './read-way.ts'
import { type Segment, segmentsOf } from './segments.ts'
import { wholeNames } from './whole-names.ts'

/** How a stretch of a wish was read, and what speaks against it. */
export interface Part {
  segments: readonly [number, number]
  intents: Intent[]
  /** Only points at what another part says: "put that on top". */
  isPointer?: boolean
  why?: Why
  cost: number
}

const costs = {
  intent: 3,
  courtesy: 0.1,
  aside: 2,
  asideLetter: 0.2,
  freeLetter: 1,
  told: 0.05,
  pointer: 1,
}
/** A wish of more parts is none that is read whole. */
const mostSegments = 24

/**
 * What a wish asks for, every part of it read; null where one is not.
 * @param mayExplain whether what is said behind a wish for another look, a step back, or for less may
 * say why, and no word says so
 */
export function readWish(
  wish: MarkedWish,
  today: string,
  { mayExplain = false } = {},
): Intent[] | null {
  const parts = partsOf(wish, today, mayExplain)
  if (!parts) return null
  const intents = parts.flatMap((part) => part.intents)
  if (mayExplain && !isExplained(parts)) return null
  const needs = parts.some(({ isPointer }) => isPointer)
  const points = intents.some((intent) => intent.wish === 'notice' || intent.wish === 'tell')
  // "Thanks, perfect!" is read whole, and asks for nothing.
  const isCourtesy = wish.marks.length > 0 && parts.every(({ cost }) => cost === costs.courtesy)
  return (intents.length > 0 || isCourtesy) && (!needs || points) ? intents : null
}

/** The cheapest way to cut a wish into parts that are each read. */
function partsOf(wish: MarkedWish, today: string, mayExplain: boolean): Part[] | null {
  const segments = segmentsOf(wish)
  if (segments.length > mostSegments) return null
  const best: ({ cost: number; parts: Part[] } | null)[] = Array.from(
    { length: segments.length + 1 },
    () => null,
  )
  best[segments.length] = { cost: 0, parts: [] }
  for (let from = segments.length - 1; from >= 0; from -= 1) {
    for (let to = from + 1; to <= segments.length; to += 1) {
      const rest = best[to]
      const part =
        rest &&
        (readPart(wish, segments, [from, to], today) ??
          (mayExplain && from > 0 && to - from === 1 ? whyPart(wish, segments, from) : null))
      if (!part) continue
      const cost = part.cost + rest.cost
      const known = best[from]
      if (!known || cost < known.cost) best[from] = { cost, parts: [part, ...rest.parts] }
    }
  }
  const read = (from: number, to: number) => readPart(wish, segments, [from, to], today)
  return best[0] ? wholeNames(wish, segments, best[0].parts, read) : null
}

function whyPart(wish: MarkedWish, segments: readonly Segment[], at: number): Part | null {
  const segment = segments[at]
  if (!segment || segment.isJoined) return null
  const clause = new Clause(wish, segment.span)
  const why = whyOf(clause)
  const cost = costs.aside + clause.raw.length
  return why && { segments: [at, at + 1], intents: [], cost, why }
}

/** Segments from one to before another as one thing: a wish, a courtesy, a reason. */
export function readPart(
  wish: MarkedWish,
  segments: readonly Segment[],
  [from, to]: readonly [number, number],
  today: string,
): Part | null {
  const first = segments[from]
  const last = segments[to - 1]
  if (!first || !last) return null
  const clause = new Clause(wish, [first.span[0], last.span[1]])
  const part = (intents: Intent[], cost: number): Part => ({ segments: [from, to], intents, cost })
  if (
    clause.isRead([]) &&
    clause.marks.every(
      (mark) => isSoft(mark) || means(mark, 'words.it') || means(mark, 'words.aside'),
    )
  ) {
    return part([], costs.courtesy)
  }
  const isWhole = segments.slice(from + 1, to).every(({ isReason }) => isReason)
  if (isWhole && isKept(clause)) return part([], costs.aside)
  const intent = readIntent(clause, today)
  if (intent) return part([intent], costs.intent + freeCost(intent, clause))
  if (!isWhole) return null
  if (isPointer(clause)) return { ...part([], costs.pointer), isPointer: true }
  return isAside(clause, first)
    ? part([], costs.aside + costs.asideLetter * clause.raw.length)
    : null
}

export function readIntent(clause: Clause, today: string): Intent | null {
  if (isComposition(clause)) return null
  return (
    readLacking(clause) ??
    readForm(clause) ??
    readNoticeUntil(clause, today) ??
    readSearch(clause) ??
    readSaidInstead(clause) ??
    readTestimonial(clause) ??
    readLanguages(clause) ??
    readQuestion(clause) ??
    readTitled(clause) ??
    readDate(clause) ??
    readTime(clause) ??
    readListed(clause) ??
    readPrices(clause) ??
    readMessenger(clause) ??
    readWay(clause) ??
    readContact(clause) ??
    readHours(clause) ??
    readFont(clause) ??
    readTone(clause) ??
    readLook(clause) ??
    readBlocks(clause) ??
    readTexts(clause, today) ??
    readItems(clause) ??
    readCorrection(clause)
  )
}

/** "Leave the prices as they are", "don't touch the hours": that nothing is to be done there. */
function isKept(clause: Clause): boolean {
  // "No gallery" takes it away; "don't touch the gallery" keeps it.
  const isDenied =
    clause.of('words.not').some((mark) => !means(mark, 'words.instead')) &&
    clause.of('do.').some((mark) => !means(mark, 'words.not'))
  const isActed = clause.of('do.').some((mark) => !isSoft(mark) && !means(mark, 'words.keep'))
  // "Take the price away and leave the cake": what is kept is one thing, what is done another.
  if (!isDenied && (!clause.has('words.keep') || (isActed && !clause.doesOnly('change'))))
    return false
  if (clause.has('value.') || clause.has('qualities.') || clause.has('nouns.search')) return false
  return clause.isRead([
    'words.keep',
    'words.not',
    'words.all',
    'words.only',
    'do.',
    'nouns.',
    'item',
    'item.part',
    'money.',
  ])
}

/** Words of the page's own may go on too far: where another wish can begin, it does. */
function freeCost(intent: Intent, clause: Clause): number {
  const text =
    'text' in intent
      ? intent.text
      : intent.wish === 'moved'
        ? intent.place
        : intent.wish === 'fact' && intent.key === 'name'
          ? String(intent.value)
          : 'price' in intent
            ? intent.price.item
            : intent.wish === 'action'
              ? (intent.label ?? '')
              : ''
  if (announces(clause)) return 0
  // "Write that parking is at the field, and there is a bus": what is told goes on, where nothing is asked.
  const [first] = clause.marks
  const isTold = intent.wish === 'tell' && first && means(first, 'words.tells')
  if (isTold && !asksMore(clause, [first.end, clause.span[1]])) return text.length * costs.told
  const isMarked = clause.has('value.quote') || /[:：]/.test(clause.raw)
  return text.length * (isMarked ? costs.told : costs.freeLetter)
}
