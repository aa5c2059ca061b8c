import type { Action } from '#shared/page/facts.ts'
import type { Industry } from '#shared/page/industries.ts'
import type { Draft } from '../draft.ts'
import { hasTag, tagsIn } from '../text/tagged-text.ts'
import { sentenceStart } from './action-channels.ts'
import { isDenied } from './denied-action.ts'
import { formReach, formWord, onForms } from './form-word.ts'
import { type Found, found } from './found.ts'

/** What a form is for; in an event one that asks how many come is an answer to the invitation. */
export function askedInForm(draft: Draft, industry: Industry): Found<Action> | undefined {
  const { text } = draft
  const form = formWord(draft)
  if (!form) return undefined
  const start = sentenceStart(text.raw, form.start)
  const end = form.end + text.raw.slice(form.end).search(/[.!?。！？](?:\s|$)|[。！？\n]|$/)
  const near = [
    Math.max(start, form.start - formReach),
    Math.min(end, form.end + formReach),
  ] as const
  const [nearest] = onForms
    .flatMap((kind) => tagsIn(text, ...near, `actions.${kind}`).map((tag) => ({ kind, tag })))
    .filter(({ tag }) => !isDenied(text, tag))
    .toSorted((one, other) => one.tag.start - other.tag.start)
  const isAnswer = industry === 'event' && hasTag(text, form.end, end, 'words.howMany')
  const kind = nearest?.kind ?? (isAnswer ? 'rsvp' : undefined)
  return kind && found({ kind }, [form.start, form.end], 0.8)
}
