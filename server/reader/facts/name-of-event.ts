import type { Draft } from '../draft.ts'
import { isDense } from '../text/is-dense.ts'
import { tagAt, tagsIn } from '../text/tagged-text.ts'
import type { Span } from '../text/trim.ts'
import { sentencesOf } from '../withdrawals/sentences.ts'
import { nameRun } from './name-run.ts'
import { occasionRun } from './occasion-run.ts'

/** Sentences in which a brief says what it is about. */
const firstFew = 3
/** Letters between what is held and its day. */
const nearby = 60
/** Letters of "course", and between it and "is called". */
const nearCue = 40
const nearCourse = 14

/**
 * "We organise the | Marsden Duck Race | on 6 April", 「星空マルシェ」を開催: what is held has a name of
 * its own, and who holds it is not what its page is called. Several such things, or none with a day,
 * are what somebody does.
 */
export function nameOfEvent(draft: Draft): Span | undefined {
  const { text } = draft
  for (const [start, end] of sentencesOf(text.raw).slice(0, firstFew)) {
    const spans = [
      ...tagsIn(text, start, end, 'names.organised').map(
        (tag) => nameRun(draft, tag.end) ?? occasionRun(draft, tag.end),
      ),
      ...draft.claims
        .filter(({ kind, span }) => kind === 'quote' && span[0] >= start && span[1] <= end)
        .filter(({ span }) => isHeld(text, span))
        .map(({ span }) => withoutMarks(text.raw, span)),
    ]
    const found = spans.find((span) => span && isDated(draft, span, start))
    if (found) return found
  }
  return undefined
}

function withoutMarks(raw: string, [start, end]: Span): Span {
  return [
    start + (/^["“„«'‘「『]/u.test(raw.slice(start)) ? 1 : 0),
    end - (/["”“»'’」』]$/u.test(raw.slice(0, end)) ? 1 : 0),
  ]
}

function isHeld(text: Draft['text'], [, end]: Span): boolean {
  const lead = /^["”“»'’」』]?/u.exec(text.raw.slice(end))?.[0].length ?? 0
  return tagAt(text, end + lead, 'names.organisedBehind') !== undefined
}

/** Its day stands right behind the name, at the head of the next sentence, or before a verb at the end. */
function isDated({ text, days }: Draft, span: Span, start: number): boolean {
  const { raw } = text
  return days.some((day) =>
    day.start >= span[1]
      ? day.start - span[1] < nearby && !/[.!?]\s.*[.!?]\s/s.test(raw.slice(span[1], day.start))
      : isDense(raw.slice(...span)) && day.start >= start && day.end <= span[0],
  )
}

/**
 * "My name is Ann and I teach. The course is called | A Wall in a Weekend": a page of a course goes by
 * its name, and not by whoever gives it. Of several courses each has another.
 */
export function nameOfCourse(draft: Draft): Span | undefined {
  const { text } = draft
  const called = sentencesOf(text.raw).flatMap(([start, end]) =>
    tagsIn(text, start, end, 'names.before').filter((tag) =>
      tagsIn(text, Math.max(start, tag.start - nearCue), tag.start, 'hours.notHours').some(
        (noun) =>
          !/[,;:(]/.test(text.raw.slice(noun.end, tag.start)) && noun.end > tag.start - nearCourse,
      ),
    ),
  )
  const spans = called
    .map(({ end }) => nameRun(draft, end))
    .filter((span) => span !== undefined)
    .filter((span, i, all) => span[0] !== all[i - 1]?.[0])
  return spans.length === 1 ? spans[0] : undefined
}
