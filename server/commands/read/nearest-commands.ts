import type { BlockType } from '#shared/blocks/index.ts'
import { fillIn } from '#shared/i18n/fill-in.ts'
import type { Clause } from './clause.ts'
import { headingsOf } from './heading-marks.ts'
import type { MarkedWish } from './marked-wish.ts'

/** Where a part stands right below the opening: header, hero, and it. */
const below = 2
const most = 3
export const reaching = ['phone', 'email', 'url', 'contact', 'form'].map((noun) => `nouns.${noun}`)
/** A word for a colour may be a name: "Rosa". */
const looking = ['qualities.', 'fonts.', 'nouns.colours', 'nouns.font']

/**
 * What can be done with every page that is nearest to what cannot: more where something is to be
 * added, another place where something is to be moved, another look where it is of looks.
 */
export function nearestCommands(clause: Clause): string[] {
  const { wish } = clause
  const shown = clause.has('nouns.phone') ? numberShown(wish) : []
  if (shown.length > 0) return [...shown, ...raised(wish, ['contact'])]
  if (looking.some((tag) => clause.has(tag))) return lookCommands(wish)
  if (reaching.some((tag) => clause.has(tag)))
    return [...formAdded(wish), ...raised(wish, ['contact'])]
  if (clause.has('do.add')) return added(wish).slice(0, most)
  return clause.has('do.move') || clause.has('places.') ? raised(wish).slice(0, most) : []
}

/** "Phone number to the top", "bigger": the main button stands there and is big. */
function numberShown({ page: { facts }, language }: MarkedWish): string[] {
  const { phoneText: number = facts.phone } = facts
  return number ? [fillIn(language.words.questions.callButton, { number })] : []
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

/** Sections far down, called as the page calls them. */
function raised({ page, language }: MarkedWish, kinds?: readonly BlockType[]): string[] {
  const lower = new Set(page.order.slice(below + 1))
  return headingsOf(page)
    .filter(({ id, type }) => lower.has(id) && (!kinds || kinds.includes(type)))
    .filter(({ id }, at, all) => all.findIndex((one) => one.id === id) === at)
    .map(({ title }) => fillIn(language.words.questions.raisePart, { part: title }))
}
