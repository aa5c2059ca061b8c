import { fillIn } from '#shared/i18n/fill-in.ts'
import type { CommandAsk } from '#shared/page/command-outcome.ts'
import { sectionAlike } from '#shared/page/usual-place.ts'
import { Clause, isSoft, means } from './clause.ts'
import { isComposition } from './is-composition.ts'
import type { Mark, MarkedWish } from './marked-wish.ts'
import { blocks, kindsOf } from './read-blocks.ts'
import { readWish } from './read-wish.ts'

/** One of them is of the page itself, or done to it. */
const ofPage = [
  ...['nouns.', 'item', 'item.part'],
  ...['add', 'remove', 'hide', 'show', 'move'].map((act) => `do.${act}`),
]

/** What can be done with the part a wish names; null where none of the page was named. */
export function insteadOf(
  wish: MarkedWish,
  marked: (command: string) => MarkedWish,
  today: string,
): CommandAsk | null {
  const clause = new Clause(wish, [0, wish.text.raw.length])
  const { questions } = wish.language.words
  const isOfPage = clause.marks.some(
    (mark) => !isSoft(mark) && ofPage.some((tag) => means(mark, tag)),
  )
  if (clause.unread().length === 0 || !isOfPage || isComposition(clause)) return null
  const byDeed = new Map<string, string>()
  for (const command of commandsFor(clause)) {
    const deeds = readWish(marked(command), today) ?? []
    if (deeds.length > 0) byDeed.set(JSON.stringify(deeds), command)
  }
  const own = [...byDeed.values()]
  const isRead = (command: string) => (readWish(marked(command), today) ?? []).length > 0
  const commands = own.length > 0 ? own : nearest(wish).filter(isRead)
  const choices = commands.map((command) => ({ label: command, command }))
  return { question: choices.length > 0 ? questions.instead : questions.unread, choices }
}

/** Parts a page may have far down, the one most looked for first. */
const movable = ['hours', 'gallery', 'faq', 'contact'] as const
/** Where a part stands right below the opening: header, hero, and it. */
const below = 2

/** What can be done with every page, in place of what cannot. */
function nearest({ page: { order, blocks }, language }: MarkedWish): string[] {
  const commands = language.words.nearest
  const lower = movable.filter((kind) => order.findIndex((id) => blocks[id]?.type === kind) > below)
  return [...lower.slice(0, most).map((kind) => commands[kind]), commands.warm]
}

const capitalised = (command: string): string =>
  command.charAt(0).toLocaleUpperCase() + command.slice(1)

/** A part that is missing can be added, one that was to be elsewhere stand higher; in the wish's words. */
function commandsFor({ marks, wish }: Clause): string[] {
  const { page, text, language } = wish
  const { addPart, raisePart } = language.words.questions
  const named = marks.filter((mark) => !isSoft(mark) && blocks.some((tag) => means(mark, tag)))
  return named.slice(0, most).flatMap((mark: Mark) => {
    const part = text.raw.slice(mark.start, mark.end)
    const isThere = kindsOf([mark]).some((kind) => sectionAlike(page, kind) !== undefined)
    const isMoved = marks.some((one) => means(one, 'do.move') || means(one, 'places.'))
    if (isThere && !isMoved) return []
    const command = fillIn(isThere ? raisePart : addPart, { part })
    return [capitalised(command)]
  })
}
const most = 2
