import type { Language } from '#server/reader/language.ts'
import { remembered, rememberedOf } from '#server/reader/remembered.ts'
import { isNoun, leavesNounsSmall } from '#server/reader/text/nouns.ts'
import type { TaggedText } from '#server/reader/text/tagged-text.ts'
import { tagAt } from '#server/reader/text/tagged-text.ts'
import { type Span, trimmed } from '#server/reader/text/trim.ts'

/**
 * The safe changes to a creator's own words: a capital at the start, a final stop, a joining word
 * dropped from the front, marks restored that phones leave out. Never person, tense, number, order.
 */

const finalMark = /[.!?…。！？]["'”’»」』)）]?$/

/** The words of a span without list marks at its front and dividing marks at its end. */
export function plainWords(text: TaggedText, span: Span): string {
  const [start, end] = trimmed(text.raw, span)
  return restored(text, start, end).replace(/\s+/g, ' ')
}

/** A phrase as it stands in a list or a title: no final stop, a capital in front. */
export function phrase(text: TaggedText, span: Span): string {
  return capital(closedQuote(text, span, plainWords(text, withoutJoint(text, span))), text)
}

/** "…library 'The Snail'": trimmed, a phrase loses the mark that closes a quotation at its end. */
function closedQuote({ raw }: TaggedText, span: Span, said: string): string {
  const behind = raw[trimmed(raw, span)[1]] ?? ''
  const openings = quotes.get(behind)
  if (!openings) return said
  const opened = [...said].filter((sign) => openings.includes(sign)).length
  const closed = openings.includes(behind) ? 0 : said.split(behind).length - 1
  return (opened - closed) % 2 === 1 ? said + behind : said
}

/** What closes a quotation, and what may open it. */
const quotes: ReadonlyMap<string, string> = new Map([
  ["'", "'"],
  ['"', '"'],
  ['“', '„'],
  ['”', '“„'],
  ['’', '‘‚'],
  ['»', '«'],
  ['«', '»'],
  ['」', '「'],
  ['』', '『'],
])

/** A sentence that stands by itself: its own final mark kept, one added where there was none. */
export function sentence(text: TaggedText, span: Span): string {
  const [start, end] = trimmed(text.raw, withoutJoint(text, span))
  const mark = /^["'”’»」』)）]*[.!?…。！？]+["'”’»」』)）]*/.exec(text.raw.slice(end))?.[0] ?? ''
  const bracket = /^[)）\]］]*/.exec(text.raw.slice(end))?.[0] ?? ''
  const said = restored(
    text,
    start,
    end + (isClosing(text.raw.slice(start, end), bracket) ? bracket.length : 0),
  )
  const whole = capital(said.replace(/\s+/g, ' '), text)
  if (finalMark.test(whole)) return whole
  return whole + (mark.replace(/^["'”’»」』)）]+(?=[.!?…。！？])/, '') || stopOf(whole))
}

const isClosing = (said: string, bracket: string): boolean =>
  bracket !== '' && /[(（[［]/.test(said) && !/[)）\]］]$/.test(said)

/** The full stop of the script a sentence is written in, whatever number it ends with. */
export function stopOf(said: string): string {
  const isFull = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u
  return isFull.test(said) ? '。' : '.'
}

/** "and waiting lists", "hi, we mend bikes": the first word was there for the list or for us. */
function withoutJoint(text: TaggedText, span: Span): Span {
  const [start, end] = trimmed(text.raw, span)
  // "Also sell second-hand bikes" would be an order without its first word.
  if (tagAt(text, start, 'words.fillers')) return [start, end]
  const greeting = tagAt(text, start, 'words.greetings')
  // "Morning Flow" is a class; who says hello does so first or stops behind it.
  const greets = greeting && (start === 0 || /^\s?[,!.。、！]/.test(text.raw.slice(greeting.end)))
  const joint = tagAt(text, start, 'words.conjunctions')
  // "É preciso" begins with a verb, and "e preciso" with "and".
  const isOther =
    joint &&
    text.folded.slice(joint.start, joint.end) !==
      text.raw.slice(joint.start, joint.end).toLowerCase()
  // "Ni fleurs ni couronnes": without its first word it would say the opposite.
  const isDenial = joint && text.startingAt.get(start)?.some(({ tag }) => tag === 'words.negations')
  const first = (isOther || isDenial ? undefined : joint) ?? (greets ? greeting : undefined)
  const rest = first && trimmed(text.raw, [first.end, end])
  return rest && rest[1] > rest[0] ? rest : [start, end]
}

/** A word of a sentence, and no part of an address or of a measure: "me@home.ca", "6x6". */
const writtenWord =
  /(?<![\p{L}\p{M}\d@/_]|[\p{L}\d][.-])[\p{L}\p{M}]+(?![\p{L}\p{M}\d@/_]|[.-][\p{L}\d])/gu

const restoredWords = rememberedOf(
  ({ data }: Language): ReadonlyMap<string, string> => new Map(data.info.restored),
)

/** "im" is "I'm", "frome" is "Frome": what phones leave out, where it is certain. */
function restored(text: TaggedText, start: number, end: number): string {
  const proper = restoredWords(text.language)
  return text.raw.slice(start, end).replace(writtenWord, (word, at: number) => {
    if (word !== word.toLowerCase()) return word
    const isName = text.properNames.some(([from, to]) => from <= start + at && start + at < to)
    return proper.get(word) ?? (isName ? nameWord(word, text) : asNoun(word, text))
  })
}

/** "kindern" is "Kindern" where nouns have capitals and whoever typed leaves them out. */
function asNoun(word: string, text: TaggedText): string {
  const isSmall = leavesNounsSmall(text) && isNoun(text.language, word)
  return isSmall ? word.charAt(0).toLocaleUpperCase(text.language.tag) + word.slice(1) : word
}

/** Letters of the longest small word: "with", "para", "sous". */
const longestSmall = 4

/** Words that stay small within a name: "Muddy Paws w/ Jess", "A las Doce en Punto". */
const smallWords = remembered((language: Language): ReadonlySet<string> => {
  const { names, words } = language.data
  const joining = [...words.articles, ...words.prepositions, ...words.conjunctions]
  return new Set([...names.particles, ...joining.filter((word) => word.length <= longestSmall)])
})

/** A word of a name, with the capital names have; "of", "de", "am" have none. */
function nameWord(
  word: string,
  { language, townWords }: Pick<TaggedText, 'language' | 'townWords'>,
): string {
  const elided = /^[dl]['’](?=\p{L}{2})/u.exec(word)?.[0] ?? ''
  // "place de l'Eglise": an article without its vowel has no capital.
  if (elided) return elided + nameWord(word.slice(elided.length), { language, townWords })
  if (smallWords(language).has(word)) return word
  return townWords.get(word) ?? word.charAt(0).toLocaleUpperCase(language.tag) + word.slice(1)
}

/** The first letter up, unless the word is spelled as only a name is: iPhone, eBike. */
function capital(said: string, { language }: TaggedText): string {
  const first = /^\p{L}[\p{L}\p{M}'’-]*/u.exec(said)?.[0] ?? ''
  if (first === '' || first !== first.toLowerCase()) return said
  return said.charAt(0).toLocaleUpperCase(language.tag) + said.slice(1)
}

/** A name typed in small letters gets the capitals names have; where others have theirs, one. */
export function asName(name: string, text: TaggedText): string {
  if (name !== name.toLowerCase()) return capital(name, text)
  // Who begins with a small letter leaves capitals out elsewhere too.
  return /^\P{L}*\p{Ll}/u.test(text.raw) ? withCapitals(name, text) : name
}

/** Towns have capitals whatever else is typed without: "hannover". */
export function asPlace(place: string, text: TaggedText): string {
  if (place === place.toLowerCase()) return withCapitals(place, text)
  // "Calle Galván 40, xalapa": the town alone was typed small.
  const isTown = (part: string) => part.split(' ').every((word) => text.townWords.has(word))
  const parts = place.split(', ')
  return parts.map((part) => (isTown(part) ? withCapitals(part, text) : part)).join(', ')
}

function withCapitals(name: string, text: TaggedText): string {
  return name
    .split(' ')
    .map((word, i) =>
      i === 0 ? (text.townWords.get(word) ?? capital(word, text)) : nameWord(word, text),
    )
    .join(' ')
}

/** A fact's words as they begin an entry of a list. */
export function capitalised(said: string, text: TaggedText): string {
  return capital(
    said.replace(writtenWord, (word) => (word === word.toLowerCase() ? asNoun(word, text) : word)),
    text,
  )
}
