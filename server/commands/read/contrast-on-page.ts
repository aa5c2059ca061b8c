import { fold, isGlued } from '#server/reader/text/fold.ts'
import { type Span, trimmed } from '#server/reader/text/trim.ts'
import type { Intent } from '../intent.ts'
import { occurrencesOf } from '../told-words/occurrences.ts'
import { type Clause, means } from './clause.ts'
import { contrastsIn } from './contrasts.ts'
import { bareOf } from './value-words.ts'

const mostWords = 4

/**
 * "Park behind the school, not the chapel": where the page has "behind the chapel", what stands
 * behind "behind the" in the wish is the new one.
 */
export function contrastOnPage(clause: Clause): { intents: Intent[] } | null {
  const { wish } = clause
  const { raw } = wish.text
  for (const { said, now } of contrastsIn(clause)) {
    const old = fold(raw.slice(...bareOf(wish, trimmed(raw, said))))
    const found = old && !isValued(clause, said) ? occurrencesOf(wish.page, old) : []
    const [one, more] = found
    if (!one || more || old.length < 2 || isGlued(old[0])) continue
    const joint = one.text.raw.slice(one.joined, one.start)
    const fresh = joint.trim() ? behind(clause, now, joint) : ''
    if (!fresh) continue
    const before = one.text.raw.slice(one.joined, one.end)
    const pair = [before, joint + fresh] as const
    const alone = [one.text.raw.slice(one.start, one.end), fresh] as const
    return { intents: [{ wish: 'reword', pairs: [pair], alone: [alone] }] }
  }
  return null
}

/** What stands behind the same joining words, or as many of the last of them as the wish has. */
function behind({ wish }: Clause, now: Span, joint: string): string {
  const said = wish.text.raw.slice(...trimmed(wish.text.raw, now))
  const words = joint.trim().split(/\s+/)
  for (let from = 0; from < words.length; from += 1) {
    const lead = ` ${fold(words.slice(from).join(' '))} `
    const at = ` ${fold(said)}`.lastIndexOf(lead)
    const rest = at < 0 ? '' : said.slice(at + lead.length - 1).trim()
    if (rest && rest.split(/\s+/).length <= mostWords) return rest
  }
  return ''
}

const valued = ['value.', 'hours.time', 'hours.days', 'item']

const isValued = (clause: Clause, [from, to]: Span): boolean =>
  clause.marks.some(
    (mark) => mark.end > from && mark.start < to && valued.some((tag) => means(mark, tag)),
  )
