import type { Action, ActionKind } from '#shared/page/facts.ts'
import type { Draft } from '../draft.ts'
import { hasTag, tagsIn } from '../text/tagged-text.ts'
import type { Span } from '../text/trim.ts'
import { channels, sentenceStart } from './action-channels.ts'
import { isDenied } from './denied-action.ts'
import { type Found, found } from './found.ts'

/** What can be done on another site. */
const onSite: readonly ActionKind[] = ['download', 'tickets', 'donate', 'book', 'order', 'enrol']
/** Letters behind an account in which is said what it is for: "insta @x, envoyez un mp". */
const behindAccount = 24

/**
 * "Download it at tidewatch.example", "Pour donner : moulin.example/don": what a sentence asks for and
 * gives the site to do it on, no other way being named between the two.
 */
export function doneOnSite({ text, contacts }: Draft): Found<Action> | undefined {
  for (const { kind: contact, span } of contacts) {
    if (contact !== 'url') continue
    const path = pathKind(text, span)
    if (path) return found({ kind: path }, [span[0], span[1]], 0.8)
    const start = sentenceStart(text.raw, span[0])
    const cues = onSite
      .flatMap((kind) =>
        tagsIn(text, start, span[0], `actions.${kind}`).map((tag) => ({ kind, tag })),
      )
      .filter(({ tag }) => !isDenied(text, tag) && !namesWay({ text, contacts }, tag.end, span[0]))
    const nearest = cues.toSorted(
      (one, other) => other.tag.end - one.tag.end || one.tag.start - other.tag.start,
    )[0]
    if (nearest) return found({ kind: nearest.kind }, [nearest.tag.start, span[1]], 0.8)
    const isAccount = text.raw[span[0]] === '@'
    const asks = tagsIn(text, start, span[1] + behindAccount, 'actions.message')[0]
    if (isAccount && asks && !isDenied(text, asks))
      return found(
        { kind: 'message' },
        [Math.min(asks.start, span[0]), Math.max(asks.end, span[1])],
        0.8,
      )
  }
  return undefined
}

/** "chezondine.example/rdv": an address that says what is done there. */
function pathKind(text: Draft['text'], [start, end]: Span): ActionKind | undefined {
  const slash = text.raw.indexOf('/', text.raw.indexOf('.', start))
  if (slash < 0 || slash >= end) return undefined
  return onSite.find((kind) => tagsIn(text, slash, end, `actions.${kind}`).length > 0)
}

/** "Book by phone, photos at …": a way stands nearer to what is asked than the site. */
function namesWay({ text, contacts }: Pick<Draft, 'text' | 'contacts'>, from: number, to: number) {
  return (
    contacts.some(({ span }) => span[0] >= from && span[1] <= to) ||
    [...channels].some((kind) =>
      ['actions', 'contact'].some((file) => hasTag(text, from, to, `${file}.${kind}`)),
    )
  )
}
