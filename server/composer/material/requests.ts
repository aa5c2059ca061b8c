import type { Reading } from '#server/reader/read.ts'
import { hasTag, type TaggedText, tagsIn } from '#server/reader/text/tagged-text.ts'
import type { Span } from '#server/reader/text/trim.ts'
import type { SpanRole } from '#shared/page/ops.ts'
import { countWords } from './untold.ts'

/** Roles whose words are obeyed or answered, and printed nowhere. */
export const asked: ReadonlySet<SpanRole> = new Set(['instruction', 'courtesy'])

/** Letters a brief opens with. */
const opening = 30
/** Requests to whoever makes the page stand among the first and the last pieces. */
const outer = 2

/**
 * Words for pages, pictures and looks together are a request, not something to print: of labelled
 * pieces with two such words 97 in 100 are, with one and a look at either end 88.
 */
export function isRequest({ pieces, text }: Reading, at: number): boolean {
  const [start, end] = pieces[at]?.span ?? [0, 0]
  const asks = tagsIn(text, start, end, 'roles.instruction').length
  const isOuter = at < outer || at >= pieces.length - outer
  return asks > 1 || (asks > 0 && isOuter && hasLook(text, [start, end]))
}

/** Whether part of a sentence of that role is a request and what is left can be told without it. */
export function isAskedFor(reading: Reading, role: SpanRole, span: Span): boolean {
  return (asked.has(role) && isOfPages(reading, span)) || asksForPage(reading, span)
}

/**
 * Part of a sentence is a request to whoever makes the page only where it speaks of pages or looks:
 * "if you would like to give something" is one to readers.
 */
function isOfPages({ text }: Reading, span: Span): boolean {
  return tagsIn(text, ...span, 'roles.instruction').length > 1 || hasLook(text, span)
}

/** A colour or a mood; "no" and "more" are words of looks only beside one. */
function hasLook(text: TaggedText, span: Span): boolean {
  return hasTag(text, ...span, 'look.colours.') || hasTag(text, ...span, 'look.moods.')
}

/** "Hi, need a page for my food truck Ada's": all it says beside the request stands above the page. */
function asksForPage(reading: Reading, span: Span): boolean {
  const asks = tagsIn(reading.text, ...span, 'roles.instruction').length
  return span[0] < opening && asks > 0 && countWords(reading, span).untold <= asks + 1
}
