import { fold } from '#server/reader/text/fold.ts'
import { tagAt, tokensIn } from '#server/reader/text/tagged-text.ts'
import { type Span, trimmed } from '#server/reader/text/trim.ts'
import { capitalised } from '../capitalised.ts'
import type { Clause } from './clause.ts'

interface Told {
  title: string
  place: string
  text: string
}

/** What something is called and where it is, in the stretches a wish tells them in. */
export const titleAndPlace = (clause: Clause, stretches: readonly Span[]): Told | null =>
  clause.wish.language.words.isPostpositional
    ? behindPlace(clause, stretches)
    : beforePlace(clause, stretches)

/** "A reading … in the town library": what begins with a word for where is the place. */
function beforePlace(clause: Clause, [first, second, more]: readonly Span[]): Told | null {
  const { text, language } = clause.wish
  if (!first || more) return null
  const title = named(clause, first)
  if (!second || !title) return title ? { title, place: '', text: '' } : null
  const [lead] = tokensIn(text, ...second)
  const where = lead && fold(text.raw.slice(lead.start, lead.end))
  const isPlace = lead && language.words.words.within.some((word) => fold(word) === where)
  return isPlace
    ? { title, place: named(clause, [lead.end, second[1]]), text: '' }
    : { title, place: '', text: named(clause, second) }
}

/** "市立図書館で朗読会を": what stands before a particle for where is the place. */
function behindPlace(clause: Clause, [first, more]: readonly Span[]): Told | null {
  if (!first || more) return null
  const { raw } = clause.wish.text
  const { within, objects } = clause.wish.language.words.words
  const said = raw.slice(...first)
  const [cut] = within
    .map((particle) => ({ at: said.indexOf(particle), particle }))
    .filter(({ at, particle }) => at > 1 && at + particle.length < said.length - 1)
  const place = cut ? said.slice(0, cut.at) : ''
  const rest = cut ? said.slice(cut.at + cut.particle.length).trim() : said
  const object = objects.find((one) => rest.endsWith(one) && rest.length > one.length + 1) ?? ''
  const title = rest.slice(0, rest.length - object.length).trim()
  return title ? { title: bare(title), place: place.trim(), text: '' } : null
}

const bare = (said: string): string => said.replace(/^["“„«「『']|["”“»」』']$/g, '').trim()

/** Without an article, as an entry of a list is called. */
function named({ wish: { text } }: Clause, span: Span): string {
  const [start, end] = trimmed(text.raw, span)
  const from = tagAt(text, start, 'words.articles')?.end ?? start
  const said = bare(text.raw.slice(...trimmed(text.raw, [from, Math.max(from, end)])))
  return capitalised(said)
}
