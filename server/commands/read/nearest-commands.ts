import type { BlockType } from '#shared/blocks/index.ts'
import type { Clause } from './clause.ts'
import type { MarkedWish } from './marked-wish.ts'

/** Parts a page may have far down, the one most looked for first. */
const movable = ['hours', 'gallery', 'faq', 'contact'] as const
/** Where a part stands right below the opening: header, hero, and it. */
const below = 2
const most = 3
const reaching = ['nouns.phone', 'nouns.email', 'nouns.url', 'nouns.contact', 'nouns.form']
/** A word for a colour may be a name: "Rosa". */
const looking = ['qualities.', 'fonts.', 'nouns.colours', 'nouns.font']

/**
 * What can be done with every page that is nearest to what cannot: more where something is to be
 * added, another place where something is to be moved, another look where it is of looks.
 */
export function nearestCommands(clause: Clause): string[] {
  const { wish } = clause
  if (looking.some((tag) => clause.has(tag))) return lookCommands(wish)
  if (reaching.some((tag) => clause.has(tag)))
    return [...formAdded(wish), ...moved(wish, ['contact'])]
  if (clause.has('do.add')) return added(wish).slice(0, most)
  return clause.has('do.move') || clause.has('places.') ? moved(wish).slice(0, most) : []
}

/** Other looks: for whoever is not content, and cannot say with what. */
export function lookCommands({ language: { words } }: MarkedWish): string[] {
  return [words.nearest.warm, words.nearest.dark, words.questions.elegantFont]
}

function formAdded({ page: { order, blocks }, language }: MarkedWish): string[] {
  const isThere = order.some((id) => {
    const { type, props } = blocks[id] ?? {}
    return type === 'contact' && ((props?.fields as unknown[] | undefined) ?? []).length > 0
  })
  return isThere ? [] : [language.words.questions.addForm]
}

function added(wish: MarkedWish): string[] {
  const { order, blocks } = wish.page
  const { nearest } = wish.language.words
  const has = (kind: BlockType) => order.some((id) => blocks[id]?.type === kind)
  return [
    ...formAdded(wish),
    ...(has('faq') ? [] : [nearest.addFaq]),
    ...(has('gallery') ? [] : [nearest.addGallery]),
    ...(has('team') ? [] : [nearest.addTeam]),
  ]
}

function moved(
  { page: { order, blocks }, language }: MarkedWish,
  kinds: readonly (typeof movable)[number][] = movable,
): string[] {
  const lower = kinds.filter((kind) => order.findIndex((id) => blocks[id]?.type === kind) > below)
  return lower.map((kind) => language.words.nearest[kind])
}
