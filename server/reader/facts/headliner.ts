import type { Draft } from '../draft.ts'
import { tagAt, tagsIn, tokensIn } from '../text/tagged-text.ts'
import { type Span, trimmed } from '../text/trim.ts'

/** Words of who plays. */
const most = 6
const joints = /[\s,+&/–—-]+$/u
/** What speaks of somebody, and is no name of theirs. */
const sentence = [
  'words.together',
  'words.alone',
  'words.copulas',
  'words.pronouns',
  'money.units.',
]

/** "gig page!! | the damp otters | + support from …": who plays stands before who plays first. */
export function headliner({ text, claims, days, towns }: Draft): Span | undefined {
  const [support] = tagsIn(text, 0, text.raw.length, 'names.support')
  if (!support) return undefined
  const { raw } = text
  const before = withoutJoint(text, raw.slice(0, support.start).replace(joints, ''))
  const start = /[^.!?,;:()\n]*$/u.exec(before)?.index ?? 0
  const whole = trimmed(raw, [start, before.length])
  const span = withoutConcert(text, whole)
  const words = tokensIn(text, ...span)
  const isFact =
    towns.some(({ start, end }) => start === span[0] && end === span[1]) ||
    claims.some(({ kind, span: own }) => kind !== 'town' && own[0] < span[1] && span[0] < own[1]) ||
    days.some((day) => day.start < span[1] && span[0] < day.end) ||
    // German "die" is a pronoun as well.
    sentence.some((tag) => tagsIn(text, words[0]?.end ?? span[0], span[1], tag).length > 0)
  const isName = words.length > 0 && words.length <= most && /\p{L}{3}/u.test(raw.slice(...span))
  return isName && !isFact ? span : undefined
}

/** "The Otters | with": the word that joins the two. */
function withoutJoint(text: Draft['text'], before: string): string {
  const joint = ['words.conjunctions', 'words.prepositions']
    .flatMap((tag) => text.endingAt.get(before.length)?.filter((each) => each.tag === tag) ?? [])
    .toSorted((one, other) => one.start - other.start)[0]
  return joint ? before.slice(0, joint.start).replace(joints, '') : before
}

/** "concert | les fils du facteur", "show dos | Guarda-Chuvas": without the noun for what is on. */
function withoutConcert(text: Draft['text'], [start, end]: Span): Span {
  const noun = ['hours.notHours', 'trades.event.names', 'trades.music.names']
    .flatMap((tag) => tagAt(text, start, tag) ?? [])
    .toSorted((one, other) => other.end - one.end)[0]
  if (!noun || noun.end >= end) return [start, end]
  const rest = trimmed(text.raw, [noun.end, end])
  const joint = tagAt(text, rest[0], 'words.prepositions')
  return joint && joint.end < end ? trimmed(text.raw, [joint.end, end]) : rest
}
