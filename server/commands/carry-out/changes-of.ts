import type { Intent, PagePart } from '../intent.ts'
import { addQuote } from './add-quote.ts'
import {
  addBlock,
  moveBlock,
  removeBlock,
  setHidden,
  swapBlocks,
  withoutPhotoPlace,
} from './blocks.ts'
import { setAction } from './button.ts'
import { callInstead } from './call-instead.ts'
import { type Change, type Desktop, unchanged } from './change.ts'
import { setDate } from './date.ts'
import { setDayOf } from './day-of.ts'
import { setDayOnTop } from './day-on-top.ts'
import { setDeadline } from './deadline.ts'
import { addEvents } from './events.ts'
import { forget, setFact, setPlace } from './facts.ts'
import { addFields, addForm, removeForm } from './form.ts'
import { changeHours } from './hours.ts'
import { setLanguages } from './languages.ts'
import { listPrice } from './list-price.ts'
import { listPrices } from './list-prices.ts'
import { listProgramme } from './list-programme.ts'
import { restyle } from './look.ts'
import { removeMap, showMap } from './map-link.ts'
import { withoutOldHours } from './outdated-hours.ts'
import { addItem, addPrice, setAmounts, unprice } from './prices.ts'
import { removeItem } from './remove-item.ts'
import { removePrices, sumsLeft } from './remove-prices.ts'
import { renameItem, swapItem } from './rename-item.ts'
import { textChange } from './text-change.ts'
import { noticeEnd, setNotice } from './texts.ts'
import { setTime } from './time.ts'
import { addWay } from './way.ts'

type Carry = (desktop: Desktop) => Change

/** What each part of a wish does to a page, in order. */
export function changesOf(intent: Intent): Carry[] {
  switch (intent.wish) {
    case 'add':
    case 'remove':
    case 'hide':
    case 'show':
      return intent.kinds.flatMap((part) => [
        (desktop) => presenceOf(intent, part, desktop),
        ...(part === 'pricing' && isLess(intent) ? [sumsLeft] : []),
        ...(part === 'gallery' && 'isDenied' in intent ? [withoutPhotoPlace] : []),
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
      return until ? [set, () => noticeEnd(until)] : [set]
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
    case 'form':
      return addFields(desktop, intent)
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
    case 'dayOnTop':
      return setDayOnTop(desktop)
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
