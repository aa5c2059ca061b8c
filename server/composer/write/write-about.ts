import type { PageLanguage } from '#shared/page/document.ts'
import { paragraphs } from '#shared/page/rich-text.ts'
import { joinSentences, shortest } from './brief-sentences.ts'
import type { Desk } from './desk.ts'
import type { Written } from './written.ts'

/** The business in its own sentences where the brief has some, and in the bank's around them. */
export function aboutProps(desk: Desk): Written<'about'> {
  const { hand, trade, kind, own, industry, seed } = desk
  const quoted = inParagraphs(own.more, desk.locale)
  const title = hand.write('about/title', kind.aboutTitle, 120)
  if (quoted.length > 0) hand.quote(quoted.join(' '))
  const told = own.more.length
  const opening = told < enough ? [hand.write('about/opening', trade.aboutOpening, 1000)] : []
  const count = told === 0 ? 2 : told < enough ? 1 : 0
  const more = hand.writeSome('about/more', kind.about, 1000, count)
  return {
    props: {
      title,
      body: paragraphs(...quoted, ...opening, ...more),
      media: { kind: 'art', id: `${industry}-${seed}-about`, alt: '' },
    },
    brief: told > 0 ? ['body'] : [],
  }
}

/** Sentences of the brief's own from which it needs no other beside them. */
const enough = 3

/** The first thought stands alone, as a text is opened; the others follow, many of them in two. */
function inParagraphs(sentences: readonly string[], locale: PageLanguage): string[] {
  const [first = '', second = '', ...rest] = sentences
  const isBrief = first.length < shortest(first)
  const opening = isBrief ? [first, second] : [first]
  const after = isBrief ? rest : [second, ...rest]
  const half = after.length > 4 ? Math.ceil(after.length / 2) : after.length
  return [opening, after.slice(0, half), after.slice(half)]
    .map((some) => joinSentences(some, locale))
    .filter(Boolean)
}
