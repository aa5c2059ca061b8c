import { asUsers } from '../as-users.ts'
import type { Block, PageDocument, PageLanguage, Source } from '../document.ts'
import type { FactKey } from '../facts.ts'
import { isSame } from '../is-same.ts'
import type { EditOp } from '../ops.ts'
import { applyEdits, translatorOf } from './invert-op.ts'

/**
 * The edits that make a page as another state of it is, but for its revision; [] where it is so.
 * Blocks that stay keep their ids, so that a client can fold them while it shows the page. Pure.
 */
export function opsBetween(document: PageDocument, wanted: PageDocument): EditOp[] {
  const ops = [
    ...pageOps(document, wanted),
    ...document.order.flatMap((id): EditOp[] => (stays(document, wanted, id) ? [] : [remove(id)])),
    ...blockOps(document, wanted),
    ...orderOps(document, wanted),
    ...translationOps(document, wanted),
  ]
  const made = applyEdits(document, ops.map(asUsers)).document
  return [...ops, ...languageOps(made, wanted), ...sourceOps(made, wanted)]
}

const remove = (id: string): EditOp => ({ op: 'remove', id })

const stays = ({ blocks }: PageDocument, wanted: PageDocument, id: string): boolean =>
  wanted.blocks[id]?.type === blocks[id]?.type

function pageOps(document: PageDocument, wanted: PageDocument): EditOp[] {
  const meta = changed(document.meta, wanted.meta)
  const facts = changed(document.facts, wanted.facts)
  return [
    ...(isSame(document.theme, wanted.theme)
      ? []
      : [{ op: 'theme', theme: wanted.theme } as const]),
    ...(Object.keys(meta).length > 0 ? [{ op: 'meta', meta } as EditOp] : []),
    ...Object.entries(facts).map(([key, value]): EditOp => {
      return { op: 'fact', key: key as FactKey, value }
    }),
  ]
}

/** What is another value, and null for what is gone. */
function changed(record: object, wanted: object): Record<string, unknown> {
  const keys = new Set([...Object.keys(record), ...Object.keys(wanted)])
  const pairs = [...keys].map((key) => [key, Reflect.get(record, key), Reflect.get(wanted, key)])
  return Object.fromEntries(
    pairs.filter(([, now, was]) => !isSame(now, was)).map(([key, , was]) => [key, was ?? null]),
  )
}

function blockOps(document: PageDocument, wanted: PageDocument): EditOp[] {
  return wanted.order.flatMap((id, at): EditOp[] => {
    const goal = wanted.blocks[id]
    if (!goal) return []
    const block = stays(document, wanted, id) ? document.blocks[id] : undefined
    if (block) return sameBlockOps(id, block, goal)
    const { type, variant, props } = goal
    const after = wanted.order[at - 1] ?? null
    const bare = { type, variant, props } as Block
    return [
      { op: 'insert', id, type, variant, props, after } as EditOp,
      ...sameBlockOps(id, bare, goal),
    ]
  })
}

function sameBlockOps(id: string, block: Block, goal: Block): EditOp[] {
  const set = (path: string, value: unknown): EditOp => ({ op: 'set', id, path, value })
  const flags = (['hidden', 'locked'] as const).filter(
    (flag) => Boolean(block[flag]) !== Boolean(goal[flag]),
  )
  return [
    ...(block.variant === goal.variant ? [] : [set('@variant', goal.variant)]),
    ...flags.map((flag) => set(`@${flag}`, Boolean(goal[flag]))),
    ...Object.entries(goal.props)
      .filter(([path, value]) => !isSame(block.props[path], value))
      .map(([path, value]) => set(path, value)),
  ]
}

/** The blocks that stand elsewhere by then, one behind the other from the top. */
function orderOps(document: PageDocument, wanted: PageDocument): EditOp[] {
  const now = document.order.filter((id) => stays(document, wanted, id))
  const goal = wanted.order.filter((id) => now.includes(id))
  if (isSame(goal, now)) return []
  return wanted.order.map((id, at): EditOp => {
    return { op: 'move', id, after: wanted.order[at - 1] ?? null }
  })
}

function translationOps(document: PageDocument, wanted: PageDocument): EditOp[] {
  const languages = [
    ...new Set([...Object.keys(document.i18n), ...Object.keys(wanted.i18n)]),
  ] as PageLanguage[]
  return languages.flatMap((locale) => {
    const now = document.i18n[locale] ?? {}
    const goal = wanted.i18n[locale] ?? {}
    return [...new Set([...Object.keys(now), ...Object.keys(goal)])]
      .filter((key) => !isSame(now[key], goal[key]) || !hasBlock(document, wanted, key))
      .flatMap((key) => translationOp(wanted, locale, key, goal[key]))
  })
}

/** What goes with its block comes back by itself, or not at all. */
function hasBlock(document: PageDocument, wanted: PageDocument, key: string): boolean {
  const id = key.slice(0, key.indexOf('.'))
  return id === 'meta' || stays(document, wanted, id)
}

function translationOp(
  wanted: PageDocument,
  locale: PageLanguage,
  key: string,
  goal: object | undefined,
): EditOp[] {
  const id = key.slice(0, key.indexOf('.'))
  const path = key.slice(id.length + 1)
  if (goal) {
    const src = translatorOf(wanted, { locale, id, path })
    return [{ op: 'translate', locale, id, path, ...goal, src } as EditOp]
  }
  const isThere = id === 'meta' || wanted.blocks[id] !== undefined
  return isThere ? [{ op: 'translate', locale, id, path, text: null, state: 'needs' }] : []
}

/** A translation brings its language along. */
function languageOps({ locales }: PageDocument, wanted: PageDocument): EditOp[] {
  return isSame(locales, wanted.locales) ? [] : [{ op: 'meta', meta: { locales: wanted.locales } }]
}

/** An edit is the person's whatever it says: whose the texts were is told behind it. */
function sourceOps({ src }: PageDocument, wanted: PageDocument): EditOp[] {
  const texts = changed(src, wanted.src) as Record<string, Source | null>
  return Object.keys(texts).length > 0 ? [{ op: 'source', texts }] : []
}
