import { personNameOf } from '../text/person-names.ts'
import { type TaggedText, tagAt, tagsIn } from '../text/tagged-text.ts'
import type { Span } from '../text/trim.ts'

/** What stands right behind whoever introduces themselves: と申します, です. */
const closes = ['names.after', 'words.copulas']

/** 越野畳店 | の越野 | と申します: whose business it is, behind its name, is no part of that. */
export function withoutIntroduction(text: TaggedText, [start, end]: Span): Span {
  const { raw } = text
  const isSaid = closes.some((tag) => tagAt(text, end, tag) !== undefined)
  if (
    !isSaid ||
    !/^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー・]+$/u.test(raw.slice(start, end))
  )
    return [start, end]
  const joint = tagsIn(text, start, end, 'names.copula').findLast((tag) => {
    const who = raw.slice(tag.end, end)
    const isSame = raw.slice(start, tag.start).startsWith(who) && who.length > 1
    return tag.start > start && (isSame || personNameOf(who) !== undefined)
  })
  return joint ? [start, joint.start] : [start, end]
}

/** 若葉町子ども会主催の | かかしコンクール: who holds it is told before what is held. */
export function behindHost(text: TaggedText, [start, end]: Span): Span {
  const host = tagsIn(text, start, end, 'names.organised').find((tag) => tag.start > start)
  const isDense = host && /^[\p{Lo}ー]/u.test(text.raw.slice(host.start))
  return isDense && end - host.end > 1 ? [host.end, end] : [start, end]
}

/** "its called | Clear Run": a line that tells the name begins with how it does, which is no part of it. */
export function behindNaming(text: TaggedText, [start, end]: Span): Span {
  const naming = tagAt(text, start, 'names.before')
  const said = text.raw.slice(start, naming?.end)
  // A word alone may be a name: "Named", "Enseigne".
  const isNaming = naming && naming.end < end && /[\s:：]|^[\p{Lo}ー]+$/u.test(said)
  const next = isNaming && text.tokens.find((token) => token.start >= naming.end)
  return next && next.start < end ? [next.start, end] : [start, end]
}
