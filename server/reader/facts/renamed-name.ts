import type { Draft } from '../draft.ts'
import { isDense } from '../text/is-dense.ts'
import { hasTag, tagAt, tagBefore, tagsIn } from '../text/tagged-text.ts'
import { type Span, trimmed } from '../text/trim.ts'
import { nameRun } from './name-run.ts'

/** Letters in which something was called otherwise before it is "now". */
const nearby = 120
const longest = 24

/**
 * "It used to be called The Grill, now it's | Salt & Ember", 이름은 별빛이었는데 | 느티마당 | 으로 바꿨:
 * of two names the new one. "The Forge was a smithy, now it's a café" has one name.
 */
export function renamedName(draft: Draft): Span | undefined {
  const { text } = draft
  const all = (tag: string) => tagsIn(text, 0, text.raw.length, tag)
  const behind = (end: number) => nameRun(draft, end) ?? oneWord(draft, end)
  return [
    ...all('names.renamed').map(({ end }) => behind(end)),
    ...all('names.renamedBehind')
      .filter(({ start }) => wasCalled(draft, start))
      .map(({ start }) => wordBefore(draft, start)),
    ...all('names.now').map(({ start, end }) => nowCalled(draft, [start, end])),
    ...all('names.renaming').map(({ end }) => lastOf(draft, end)),
  ].find((span) => span !== undefined)
}

/** "Now it's", where it was called something shortly before, or in quotation marks. */
function nowCalled(draft: Draft, [start, end]: Span): Span | undefined {
  if (isDense(draft.text.raw.slice(start, end)))
    return quotedAt(draft, end) ?? (wasCalled(draft, start) ? closedAt(draft, end) : undefined)
  return wasCalled(draft, start) ? (nameRun(draft, end) ?? oneWord(draft, end)) : undefined
}

const wasCalled = ({ text }: Draft, at: number): boolean =>
  ['names.before', 'names.renaming'].some((tag) => hasTag(text, Math.max(0, at - nearby), at, tag))

/** "We changed our name from Ceramiche Rossi to | Terra Cotta |.": the last of its sentence. */
function lastOf(draft: Draft, at: number): Span | undefined {
  const { text } = draft
  const length = text.raw.slice(at).search(/[.!?,;]\s|\n|[.!?]?$/)
  return tagsIn(text, at, at + length, 'words.prepositions')
    .map(({ end }) => nameRun(draft, end) ?? oneWord(draft, end))
    .findLast((span) => span !== undefined)
}

/** "umbenannt in | Waldkauz": one word with a capital, up to a mark. */
function oneWord({ text, towns }: Draft, at: number): Span | undefined {
  const { raw } = text
  const [all, said] =
    /^\s+(?:\p{Ll}{1,4} )?(\p{Lu}[\p{L}'’-]{2,})(?=\s*(?:[.,;!?\n]|$))/u.exec(raw.slice(at)) ?? []
  if (!all || !said) return undefined
  const span: Span = [at + all.length - said.length, at + all.length]
  const isTown = towns.some(({ start }) => start === span[0])
  return isTown || tagBefore(text, span[0] - 1, 'words.prepositions') ? undefined : span
}

/** 今は | 「こもれび」: in quotation marks right behind. */
function quotedAt({ text: { raw } }: Draft, at: number): Span | undefined {
  const [all, said] =
    /^[\s:：、,]*[「『"'“‘]([^」』"'”’\n]{1,24})[」』"'”’]/u.exec(raw.slice(at)) ?? []
  return all && said ? [at + all.length - 1 - said.length, at + all.length - 1] : undefined
}

/** 지금은 | 온기식당 | 이에요: up to the verb that is written to it. */
function closedAt({ text }: Draft, at: number): Span | undefined {
  const { raw } = text
  const from = at + (/^[\s:：、,]*/.exec(raw.slice(at))?.[0].length ?? 0)
  const [close] = tagsIn(text, from, from + longest, 'names.after')
  const span = close && trimmed(raw, [from, close.start])
  return span && span[1] - span[0] > 1 && !/[.,、。\n]/.test(raw.slice(...span)) ? span : undefined
}

/** 이번에 | 느티마당 | 으로 바꿨거든요: the word a particle is written to, or words in quotation marks. */
function wordBefore({ text }: Draft, end: number): Span | undefined {
  const { raw } = text
  const renaming = tagsIn(text, Math.max(0, end - nearby), end, 'names.renaming').at(-1)
  const whole = renaming && trimmed(raw, [renaming.end, end])
  // 이름을 바꿔 | 헤어살롱 온 | 이 되었: all that stands between them.
  if (
    whole &&
    whole[1] - whole[0] > 1 &&
    whole[1] - whole[0] <= longest &&
    !/[.,、。\n]/.test(raw.slice(...whole)) &&
    isDense(raw.slice(...whole))
  )
    return whole
  const quoted = /[「『"'“‘]([^」』"'”’\n]{1,24})[」』"'”’]$/u.exec(raw.slice(0, end))
  if (quoted) return [end - 1 - (quoted[1]?.length ?? 0), end - 1]
  const from = Math.max(0, end - longest)
  const said = /[\p{L}\p{N}&・ー]+$/u.exec(raw.slice(from, end))?.[0] ?? ''
  const start = end - said.length
  // 佐藤手芸店から | つむぎ工房: behind what it was.
  const lead = tagsIn(text, start, end, 'words.prepositions').findLast((tag) => tag.end < end)
  const first = /\p{Script=Hangul}/u.test(said) ? start : (lead?.end ?? start)
  return end - first > 1 && !tagAt(text, first, 'names.generic') ? [first, end] : undefined
}
