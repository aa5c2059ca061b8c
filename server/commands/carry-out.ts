import { AppError } from '#shared/errors.ts'
import { asUsers } from '#shared/page/as-users.ts'
import type { CommandOutcome } from '#shared/page/command-outcome.ts'
import type { PageDocument, PageLanguage } from '#shared/page/document.ts'
import { isSame } from '#shared/page/is-same.ts'
import type { EditOp } from '#shared/page/ops.ts'
import { applyEdits } from '#shared/page/restore/invert-op.ts'
import type { WishScope } from '#shared/page/wish.ts'
import { addQuote } from './carry-out/add-quote.ts'
import {
  addBlock,
  firstOf,
  moveBlock,
  removeBlock,
  setHidden,
  swapBlocks,
} from './carry-out/blocks.ts'
import { setAction } from './carry-out/button.ts'
import { callInstead } from './carry-out/call-instead.ts'
import { type Change, type Desktop, editsOf, unchanged } from './carry-out/change.ts'
import { setDate } from './carry-out/date.ts'
import { setDayOf } from './carry-out/day-of.ts'
import { setDeadline } from './carry-out/deadline.ts'
import { addEvents } from './carry-out/events.ts'
import { forget, setFact, setPlace } from './carry-out/facts.ts'
import { addForm, removeForm } from './carry-out/form.ts'
import { changeHours } from './carry-out/hours.ts'
import { isTrue } from './carry-out/is-true.ts'
import { setLanguages } from './carry-out/languages.ts'
import { listPrice } from './carry-out/list-price.ts'
import { listPrices } from './carry-out/list-prices.ts'
import { listProgramme } from './carry-out/list-programme.ts'
import { restyle } from './carry-out/look.ts'
import { removeMap, showMap } from './carry-out/map-link.ts'
import { withoutOldHours } from './carry-out/outdated-hours.ts'
import { addItem, addPrice, renameItem, setAmounts, swapItem, unprice } from './carry-out/prices.ts'
import { addQuestion } from './carry-out/questions.ts'
import { removeItem } from './carry-out/remove-item.ts'
import { removePrices, sumsLeft } from './carry-out/remove-prices.ts'
import { reword } from './carry-out/reword.ts'
import { ofSection, replaceWords, shorten, untell } from './carry-out/sentences.ts'
import {
  noticeEnd,
  setHeading,
  setHeadline,
  setNotice,
  setNoticeUntil,
  setTitle,
  tell,
} from './carry-out/texts.ts'
import { setTime } from './carry-out/time.ts'
import { addWay } from './carry-out/way.ts'
import type { Intent, PagePart } from './intent.ts'

/**
 * The edits that do what was asked for, one wish after the other. Where nothing may or need be
 * done, an outcome says why.
 * @param now milliseconds since 1970
 * @param place the part they are uttered at, and the language it is shown in; absent is the page
 * @throws AppError `not_understood` or `needs_model`
 */
export function carryOut(
  document: PageDocument,
  intents: readonly Intent[],
  now: number,
  { scope, language }: Place = {},
): { ops: EditOp[]; outcomes: CommandOutcome[] } {
  let page = document
  const ops: EditOp[] = []
  const outcomes: CommandOutcome[] = intents.length === 0 ? [{ code: 'nothing' }] : []
  for (const intent of intents) {
    for (const change of changesOf(intent)) {
      const made = change({ document: page, now, scope })
      const edits = inLanguage(intent, page, language, editsOf(made))
      const next = applyEdits(page, edits.map(asUsers)).document
      // Edits that leave everything as it was are none, whatever they were meant to do.
      const isIdle = edits.length > 0 && isSame(toldBy(page), toldBy(next))
      if (made.outcome && !isIdle && edits.length > 0 && !isTrue(made.outcome, next))
        throw new AppError('not_understood', 'The page would not be as the answer says.')
      if (!isIdle) ops.push(...edits)
      if (made.outcome) outcomes.push(isIdle ? { code: 'nothing' } : made.outcome)
      if (!isIdle) page = next
    }
  }
  return { ops, outcomes: withoutTwins(outcomes) }
}

/** A page without who wrote which text. */
function toldBy({ src: _, ...told }: PageDocument): Omit<PageDocument, 'src'> {
  return told
}

/** "Pink and brown" is one look. */
function withoutTwins(outcomes: readonly CommandOutcome[]): CommandOutcome[] {
  return outcomes.filter((one, at) => outcomes.findIndex((other) => isSame(one, other)) === at)
}

export interface Place {
  scope?: WishScope | undefined
  language?: PageLanguage | undefined
}

/** What stands over a page that is shown in another language is of that language. */
function inLanguage(
  { wish }: Intent,
  { base, locales }: PageDocument,
  language: PageLanguage | undefined,
  edits: readonly EditOp[],
): readonly EditOp[] {
  const isOther = language && language !== base && locales.includes(language)
  if (!isOther || (wish !== 'headline' && wish !== 'heading')) return edits
  return edits.flatMap((op): EditOp[] =>
    op.op === 'set' && typeof op.value === 'string'
      ? [
          {
            op: 'translate',
            locale: language,
            id: op.id,
            path: op.path,
            text: op.value,
            state: 'done',
          },
        ]
      : [],
  )
}

type Carry = (desktop: Desktop) => Change

function changesOf(intent: Intent): Carry[] {
  switch (intent.wish) {
    case 'add':
    case 'remove':
    case 'hide':
    case 'show':
      return intent.kinds.flatMap((part) => [
        (desktop) => presenceOf(intent, part, desktop),
        ...(part === 'pricing' && isLess(intent) ? [sumsLeft] : []),
      ])
    case 'hours':
      return correctingHours((desktop) => changeHours(desktop, intent))
    case 'week':
      return correctingHours((desktop) =>
        setFact(desktop, { wish: 'fact', key: 'hours', value: intent.hours }),
      )
    case 'fact': {
      const set = (desktop: Desktop) => setFact(desktop, intent)
      if (intent.key === 'hours') return correctingHours(set)
      return intent.key === 'phone' ? [set, callInstead] : [set]
    }
    case 'amount':
      return [
        (desktop) => setAmounts(desktop, intent),
        ...(intent.items.length > 1 ? [sumsLeft] : []),
      ]
    case 'notice': {
      const set = (desktop: Desktop) => setNotice(desktop, intent)
      const { until } = intent
      return until ? [set, (desktop) => noticeEnd(desktop, until)] : [set]
    }
    case 'removeItems':
      return intent.items.map((item) => (desktop) => removeItem(desktop, item))
    default:
      return [(desktop) => changeOf(intent, desktop)]
  }
}

/** Other hours, and then the sentences that told them as they were. */
function correctingHours(set: Carry): Carry[] {
  let before: string | undefined
  const setting = (desktop: Desktop) => {
    before = desktop.document.facts.hours
    return set(desktop)
  }
  return [setting, (desktop) => withoutOldHours(desktop, before)]
}

function presenceOf(intent: Presence, part: PagePart, desktop: Desktop): Change {
  if (part === 'map') return isLess(intent) ? removeMap(desktop) : showMap(desktop)
  if (part === 'form') return isLess(intent) ? removeForm(desktop) : addForm(desktop)
  if (part === 'pricing' && isLess(intent)) return removePrices(desktop, intent.wish)
  const programme = part === 'events' && !isLess(intent) ? listProgramme(desktop) : null
  if (programme) return programme
  switch (intent.wish) {
    case 'add':
      if (part === 'pricing' && hasPrices(desktop)) return listPrices(desktop, intent.spot)
      return addBlock(desktop, part, intent.spot)
    case 'remove':
      return removeBlock(desktop, part)
    default:
      return setHidden(desktop.document, part, intent.wish === 'hide')
  }
}

const hasPrices = ({ document }: Desktop): boolean => (document.facts.prices?.length ?? 0) > 0

const isLess = <I extends Presence>(intent: I): intent is I & { wish: 'remove' | 'hide' } =>
  intent.wish === 'remove' || intent.wish === 'hide'

type Presence = Extract<Intent, { wish: 'add' | 'remove' | 'hide' | 'show' }>
type Single = Exclude<
  Intent,
  {
    wish:
      | 'add'
      | 'remove'
      | 'hide'
      | 'show'
      | 'removeItems'
      | 'fact'
      | 'amount'
      | 'hours'
      | 'week'
      | 'notice'
  }
>

/** @throws AppError `needs_model` for what only other words would do */
function changeOf(intent: Single, desktop: Desktop): Change {
  switch (intent.wish) {
    case 'move':
      return moveBlock(desktop, intent.kind, intent.spot)
    case 'swap':
      return swapBlocks(desktop, intent.kinds)
    case 'look':
      return restyle(desktop, intent.looks)
    case 'moved':
      return setPlace(desktop, intent)
    case 'forget':
      return forget(desktop, intent)
    case 'action':
      return setAction(desktop, intent)
    case 'price':
      return addPrice(desktop, intent)
    case 'offer':
      return addItem(desktop, intent)
    case 'listPrice':
      return listPrice(desktop, intent)
    case 'listPrices':
      return listPrices(desktop)
    case 'quote':
      return addQuote(desktop, intent)
    case 'unprice':
      return unprice(desktop, intent)
    case 'renameItem':
      return renameItem(desktop, intent)
    case 'swapItem':
      return swapItem(desktop, intent)
    case 'date':
      return setDate(desktop, intent)
    case 'dayOf':
      return setDayOf(desktop, intent)
    case 'deadline':
      return setDeadline(desktop, intent)
    case 'time':
      return setTime(desktop, intent)
    case 'languages':
      return setLanguages(desktop, intent)
    case 'events':
      return addEvents(desktop, intent)
    case 'way':
      return addWay(desktop, intent)
    case 'search':
      return unchanged({ code: intent.isHidden ? 'unlisted' : 'findable' })
    case 'undo':
      return { ops: [], sources: {}, outcome: { code: 'undone' } }
    case 'redo':
      return { ops: [], sources: {}, outcome: { code: 'redone' } }
    default:
      return textChange(intent, desktop)
  }
}

type Worded = Extract<
  Intent,
  {
    wish:
      | 'title'
      | 'headline'
      | 'heading'
      | 'question'
      | 'noticeUntil'
      | 'tell'
      | 'replace'
      | 'reword'
      | 'untell'
      | 'shorter'
      | 'longer'
      | 'rewrite'
      | 'lacking'
  }
>

function textChange(intent: Worded, desktop: Desktop): Change {
  switch (intent.wish) {
    case 'title':
      return setTitle(intent)
    case 'headline':
      return setHeadline(desktop, intent)
    case 'heading':
      return setHeading(desktop, intent)
    case 'question':
      return addQuestion(desktop, intent)
    case 'noticeUntil':
      return setNoticeUntil(desktop, intent)
    case 'tell':
      return tell(desktop, intent)
    case 'replace':
      return replaceWords(desktop, intent)
    case 'reword':
      return reword(desktop, intent)
    case 'untell':
      return untell(desktop, intent)
    case 'shorter':
      return shorten(desktop, intent.kind)
    case 'lacking':
      throw new AppError('not_understood', 'No page has one.')
    default:
      throw new AppError(
        'needs_model',
        'Other words for a text take a model.',
        ofSection(intent.kind ? firstOf(desktop.document, intent.kind) : undefined, intent.kind),
      )
  }
}
