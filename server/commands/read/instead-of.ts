import { fillIn } from '#shared/i18n/fill-in.ts'
import type { CommandAsk } from '#shared/page/command-outcome.ts'
import { sectionAlike } from '#shared/page/usual-place.ts'
import { capitalised } from '../capitalised.ts'
import { asking } from './asking.ts'
import { blocks, kindsOf } from './block-kinds.ts'
import { Clause, isSoft, means } from './clause.ts'
import { hasNoForm } from './has-no-form.ts'
import { isComposition } from './is-composition.ts'
import type { Mark, MarkedWish } from './marked-wish.ts'
import { nearestCommands, reaching } from './nearest-commands.ts'
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
  // Of how one is reached much is read that cannot be done: "phone number to the top".
  // "I need a website": a page is wanted, and no way to reach somebody.
  const isOpen =
    clause.unread().length > 0 || reaching.some((tag) => tag !== 'nouns.url' && clause.has(tag))
  if (!isOpen || !isOfPage || isComposition(clause)) return null
  const byDeed = new Map<string, string>()
  for (const command of commandsFor(clause)) {
    const deeds = readWish(marked(command), today) ?? []
    if (deeds.length > 0) byDeed.set(JSON.stringify(deeds), command)
  }
  const own = [...byDeed.values()]
  const isRead = (command: string) => (readWish(marked(command), today) ?? []).length > 0
  const commands = own.length > 0 ? own : nearestCommands(clause).filter(isRead)
  return asking(commands.length > 0 ? questions.instead : questions.unread, commands)
}

/** A part that is missing can be added, one that was to be elsewhere stand higher; in the wish's words. */
function commandsFor(clause: Clause): string[] {
  const { marks, wish } = clause
  const { page, text, language } = wish
  const { addPart, raisePart } = language.words.questions
  const named = marks.filter(
    (mark) => !isSoft(mark) && [...blocks, 'nouns.form'].some((tag) => means(mark, tag)),
  )
  return named.slice(0, most).flatMap((mark: Mark) => {
    const part = text.raw.slice(mark.start, mark.end)
    const isThere = kindsOf([mark]).some(
      (kind) =>
        sectionAlike(page, kind) !== undefined && !(means(mark, 'nouns.form') && hasNoForm(clause)),
    )
    const isMoved = marks.some((one) => means(one, 'do.move') || means(one, 'places.'))
    if (isThere && !isMoved) return []
    const command = fillIn(isThere ? raisePart : addPart, { part })
    return [capitalised(command)]
  })
}
const most = 2
