import { photoless } from '#server/commands/carry-out/blocks.ts'
import { markWish } from '#server/commands/read/mark-wish.ts'
import type { Mark } from '#server/commands/read/marked-wish.ts'
import { colours } from '#server/composer/look/look-wishes.ts'
import { languageOf } from '#server/reader/language.ts'
import { type TaggedText, tagsIn, tagText } from '#server/reader/text/tagged-text.ts'
import type { PageDocument } from '#shared/page/document.ts'
import { moods, type Theme } from '#shared/page/theme.ts'

/** Whether a page is what a request asks for: it looks so, or has nothing of what it is to do without. */
export function isSo(document: PageDocument, words: string): boolean {
  const text = tagText(words, languageOf(document.base))
  if (isDenied(text)) return isWithout(document, words)
  return !namesMore(document, words) && isDressed(text, document.theme)
}

/** "Cheerful, with a countdown": of more than how the page looks. */
function namesMore(document: PageDocument, words: string): boolean {
  const { marks } = markWish(words, document.base, document)
  return marks.some(
    ({ tags }) =>
      tags.some((tag) => tag.startsWith('nouns.')) && !tags.some((tag) => ofLooks.has(tag)),
  )
}

const ofLooks: ReadonlySet<string> = new Set(
  ['colours', 'page', 'background', 'font', 'headings', 'texts', 'button'].map(
    (noun) => `nouns.${noun}`,
  ),
)

const isDenied = (text: TaggedText): boolean =>
  ['words.negations', 'look.no'].some((tag) => tagsIn(text, 0, text.raw.length, tag).length > 0)

/** Every colour and mood it names is the page's. */
function isDressed(text: TaggedText, theme: Theme): boolean {
  const said = ['look.colours.', 'look.moods.']
    .flatMap((tag) => tagsIn(text, 0, text.raw.length, tag))
    .map(({ tag }) => tag.split('.').at(-1) ?? '')
  const hues = [theme, theme.second, theme.paper].flatMap((one) => (one ? [one.hue] : []))
  return (
    said.length > 0 &&
    said.every((name) => {
      if (moods.some((mood) => mood === name)) return theme.mood === name
      const { hue, paper } = colours[name] ?? {}
      if (hue === undefined) return paper === 0 ? theme.scheme === 'dark' : theme.scheme === 'light'
      return hues.some((one) => Math.abs(((one - hue + 540) % 360) - 180) <= sameColour)
    })
  )
}

/** As far as two hues may be apart that go by one name. */
const sameColour = 32

/** "No photos", "not my home address": the page has none of it. */
function isWithout({ base, ...page }: PageDocument, words: string): boolean {
  const { marks } = markWish(words, base, { base, ...page })
  const named = marks.filter(({ tags }) => tags.some((tag) => tag.startsWith('nouns.')))
  const known = named.filter((mark) => isThere({ base, ...page }, mark) !== null)
  return known.length > 0 && known.every((mark) => isThere({ base, ...page }, mark) === false)
}

const facts = { address: 'place', phone: 'phone', email: 'email', url: 'url' } as const

/** Whether a page has what a mark names; null where that cannot be told. */
function isThere({ facts: known, order, blocks }: PageDocument, { tags }: Mark): boolean | null {
  for (const tag of tags.filter((one) => one.startsWith('nouns.'))) {
    const noun = tag.slice('nouns.'.length)
    const fact = facts[noun as keyof typeof facts]
    // A town is no address.
    if (fact === 'place') return /\d/.test(known.place ?? '')
    if (fact) return known[fact] !== undefined
    const opening = order.map((id) => blocks[id]).find((block) => block?.type === 'hero')
    if (noun === 'gallery' && opening && !photoless.has(opening.variant)) return true
    if (['gallery', 'faq', 'team', 'quotes', 'pricing'].includes(noun))
      return order.some((id) => blocks[id]?.type === noun)
  }
  return null
}
