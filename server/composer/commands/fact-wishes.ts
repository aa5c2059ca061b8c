import { AppError } from '#shared/errors.ts'
import type { PageDocument } from '#shared/page/document.ts'
import type { EditOp } from '#shared/page/ops.ts'
import { applyEdits } from '#shared/page/restore/invert-op.ts'
import { addBlock, firstOf } from './block-wishes.ts'
import { type Change, type Desktop, unchanged } from './change.ts'
import type { Intent } from './intent.ts'
import { addItem, addPrices, removeItem } from './price-wishes.ts'
import { retell } from './retell.ts'
import { tellMore } from './tell-more.ts'

type FactIntent = Extract<
  Intent,
  {
    wish:
      | 'fact'
      | 'forget'
      | 'prices'
      | 'offer'
      | 'removeItem'
      | 'tell'
      | 'title'
      | 'headline'
      | 'notice'
  }
>

/** What a person states of their business, or words they give the page. */
export function stateFact(desktop: Desktop, intent: FactIntent): Change {
  switch (intent.wish) {
    case 'fact':
      return setFact(desktop, intent)
    case 'forget':
      return forget(desktop, intent)
    case 'prices':
      return addPrices(desktop, intent.prices)
    case 'offer':
      return addItem(desktop, intent.item)
    case 'removeItem':
      return removeItem(desktop, intent.words)
    case 'tell':
      return tellMore(desktop, intent.sentence)
    case 'title':
      return {
        ops: [{ op: 'meta', meta: { title: checked(intent.text, 140) } }],
        sources: { 'meta.title': 'user' },
        outcome: { code: 'title', words: intent.text },
      }
    case 'headline':
      return setWords(desktop, 'hero', 'title', checked(intent.text, 140))
    case 'notice':
      return setWords(desktop, 'notice', 'text', checked(intent.text, 200))
  }
}

/** @throws AppError `invalid`, for words that have no room where they belong */
function checked(words: string, most: number): string {
  if (words.length <= most) return words
  throw new AppError('not_understood', `At most ${most} characters fit there.`)
}

/** A fact lives once; the block that shows it comes with it where the page has none. */
export function setFact(
  desktop: Desktop,
  { key, value }: Extract<FactIntent, { wish: 'fact' }>,
): Change {
  const { document } = desktop
  const fact: EditOp = { op: 'fact', key, value }
  const stated = applyEdits(document, [{ ...fact, src: 'user' }]).document
  const shown = showing({ ...desktop, document: stated }, key)
  const retold = retell(desktop, stated)
  return {
    ops: [fact, ...shown.ops, ...retold.ops],
    sources: { ...shown.sources, ...retold.sources, [`facts.${key}`]: 'user' },
    outcome: { code: 'fact', fact: key },
  }
}

function showing(desktop: Desktop, key: string): Change {
  const nothing = unchanged({ code: 'present' })
  if (key !== 'hours' && key !== 'place') return nothing
  return firstOf(desktop.document, key) ? nothing : addBlock(desktop, key)
}

function forget({ document }: Desktop, { key }: Extract<FactIntent, { wish: 'forget' }>): Change {
  if (document.facts[key] === undefined) return unchanged({ code: 'unknown', fact: key })
  return {
    ops: [{ op: 'fact', key, value: null }],
    sources: { [`facts.${key}`]: 'user' },
    outcome: { code: 'forgotten', fact: key },
  }
}

/** Words of the person's own in a block that is added where it is missing. */
function setWords(desktop: Desktop, kind: 'hero' | 'notice', path: string, value: string): Change {
  const { document } = desktop
  const added = firstOf(document, kind) ? unchanged({ code: 'present' }) : addBlock(desktop, kind)
  const id = firstOf(document, kind) ?? kind
  if (isLocked(document, id)) return unchanged({ code: 'locked', part: kind })
  return {
    ops: [...added.ops, { op: 'set', id, path, value }],
    sources: { ...added.sources, [`${id}.${path}`]: 'user' },
    outcome: { code: added.ops.length > 0 ? 'added' : 'title', part: kind, words: value },
  }
}

function isLocked({ blocks }: PageDocument, id: string): boolean {
  return Boolean(blocks[id]?.locked)
}
