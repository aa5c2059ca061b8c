import type { ActionKind } from '#shared/page/facts.ts'
import type { Draft } from '../draft.ts'
import type { Tag } from '../text/phrase-index.ts'
import { hasTag, tagAt, tagsIn } from '../text/tagged-text.ts'
import { sentenceStart } from './action-channels.ts'
import { isDenied } from './denied-action.ts'

/** What is done in a form. */
export const onForms: readonly ActionKind[] = ['book', 'rsvp', 'order', 'quote', 'enrol']
/** Letters between the word for a form and what it is for: "a form to ask for a quote". */
export const formReach = 40

type Told = Pick<Draft, 'text' | 'contacts'>

/**
 * What asks for a form: the word for one; what is done on the page itself, where no other site is
 * told: "confirm on the page"; what is to be told with it: "sign up with name and age".
 */
export function formWord({ text, contacts }: Told): Tag | undefined {
  const all = (tag: string) => tagsIn(text, 0, text.raw.length, tag)
  // ユニフォーム is no form.
  const isWord = ({ start }: Tag) =>
    !/\p{Script=Katakana}{2}/u.test(text.raw.slice(start - 1, start + 1))
  const form = all('words.forms').find(isWord)
  if (form) return form
  const hasSite = contacts.some(({ kind }) => kind === 'url')
  const site = all('words.siteForms').find((one) => !hasSite && isDoneThere(text, one))
  return site ?? onForms.flatMap((kind) => all(`actions.${kind}`)).find(asksForName)

  function asksForName(one: Tag): boolean {
    const joint = tagAt(text, one.end + 1, 'words.prepositions')
    const field = joint && tagAt(text, joint.end + 1, 'words.nameFields')
    const isListed = field && /^[,、]/.test(text.raw.slice(field.end))
    const end = one.end + text.raw.slice(one.end).search(/[.!?](?:\s|$)|\n|$/)
    const isElsewhere = contacts.some(({ span }) => span[0] >= one.start && span[1] <= end)
    return isListed === true && !isElsewhere && !isDenied(text, one)
  }
}

/** Letters between the page and a mark behind which its fields are named: "right on the page please: name". */
const nearMark = 16

/** Something is asked for right beside it: "opening hours on the page" asks for nothing. */
function isDoneThere(text: Draft['text'], { start, end }: Tag): boolean {
  // "Don't put the account on the page" asks for nothing there.
  const clause = start - (/[^,.;:!?。！？\n]*$/.exec(text.raw.slice(0, start))?.[0].length ?? 0)
  if (hasTag(text, clause, start, 'words.negations')) return false
  const from = Math.max(sentenceStart(text.raw, start), start - formReach)
  const stop = end + text.raw.slice(end, end + formReach).search(/[.!?。！？](?:\s|$)|[。！？\n]|$/)
  const mark = end + text.raw.slice(end, end + nearMark).search(/[:：]/)
  if (mark >= end && hasTag(text, mark, Math.min(stop, mark + nearMark), 'words.nameFields'))
    return true
  return [...onForms, 'message'].some((kind) => hasTag(text, from, stop, `actions.${kind}`))
}
