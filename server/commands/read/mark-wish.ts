import { lexHours } from '#server/reader/grammars/hours/lex-hours.ts'
import { readAmounts } from '#server/reader/grammars/read-amounts.ts'
import { readContacts } from '#server/reader/grammars/read-contacts.ts'
import { readDates } from '#server/reader/grammars/read-dates.ts'
import { languageOf } from '#server/reader/language.ts'
import { isDigit, isGlued, isLetter } from '#server/reader/text/fold.ts'
import { findTags, type Tag } from '#server/reader/text/phrase-index.ts'
import { type TaggedText, tagText } from '#server/reader/text/tagged-text.ts'
import type { PageDocument } from '#shared/page/document.ts'
import { commandLanguage } from '../command-words.ts'
import { countryOf } from './country-of.ts'
import { coverText } from './cover-text.ts'
import { fontFamiliesIn } from './font-families-in.ts'
import { withHeadings } from './heading-marks.ts'
import { composing } from './is-composition.ts'
import { outside } from './is-elsewhere.ts'
import type { Mark, MarkedWish } from './marked-wish.ts'
import { itemsIn, unitNames } from './page-items.ts'

/** Tags of the reader's own data that a wish may be made of. */
const readerTags =
  /^(?:hours\.|look\.|money\.(?:units|from|free|link|currencies)|actions\.|contact\.(?:whatsapp|instagram|telegram|tiktok|social)|words\.(?:articles|prepositions|conjunctions|pronouns|possessives|copulas|auxiliaries|fillers|greetings|thanks)$)/
/** Words that are looked for where they are needed, and else say nothing. */
const unmarked: ReadonlySet<string> = new Set([
  ...outside,
  ...[
    'within',
    'objects',
    'behindTimes',
    'onwards',
    'asks',
    'notes',
    'somewhere',
    'leads',
    'takes',
    'bits',
    'purpose',
  ].map((group) => `words.${group}`),
])
/** Said of letters alone: "friendly" is so of much else. */
const lettersAlone: ReadonlySet<string> = new Set([
  'fonts.serif',
  'fonts.sans',
  'fonts.handwritten',
])
/** Units that are called as parts of the page are. */
const twofold: ReadonlySet<string> = new Set(['money.units.page', 'money.units.visit'])
/** Those of them that only join others, under one name. */
const joining =
  /^words\.(?:articles|prepositions|conjunctions|pronouns|possessives|copulas|auxiliaries|fillers|greetings|thanks)$/

/**
 * A wish with what every stretch of it can be: words of commands, things on the page, values. What
 * no mark covers is unread.
 */
export function markWish(raw: string, code: string, page: PageDocument): MarkedWish {
  const language = commandLanguage(code)
  const text = tagText(raw, languageOf(code))
  const country = countryOf(text, page)
  const contacts = readContacts(text, country)
  const dates = readDates(text)
  const taken = [...contacts.map(({ span }) => span), ...dates.map(spanOf)]
  const amounts = readAmounts(text, 0, raw.length, country.code).filter((amount) =>
    taken.every(([start, end]) => amount.end <= start || end <= amount.start),
  )
  const commanded = findTags(language.index, text.folded)
  const isOfLetters = commanded.some(({ tag }) => tag === 'nouns.font')
  const isComposing = ({ tag }: Tag): boolean => composing.some((kind) => kind === tag)
  const all: Mark[] = [
    ...quotesIn(raw),
    ...contacts.map(({ kind, span: [start, end] }) => mark(start, end, `value.${kind}`)),
    ...dates.map(({ start, end }) => mark(start, end, 'value.date')),
    ...amounts.map(({ start, end, currency }) =>
      mark(start, end, currency ? 'value.money' : 'value.number'),
    ),
    ...hoursMarks(text, taken),
    ...commanded
      .filter((tag) => !isComposing(tag) && !unmarked.has(tag.tag))
      .filter(({ tag }) => isOfLetters || !tag.startsWith('fonts.') || lettersAlone.has(tag))
      .map(({ start, end, tag }) =>
        mark(start, end, tag.startsWith('actions.') ? tag.replace('actions', 'do') : tag),
      ),
    ...text.tags
      .filter(({ tag }) => readerTags.test(tag))
      // "The page" and "Anfahrt" are what a sum is for behind one, and else parts of the page.
      .filter(({ tag, start }) => !twofold.has(tag) || /\d\S* ?$/.test(raw.slice(0, start)))
      // "A dog service at £110" tells no hours, and what it costs is no time.
      .filter(({ tag }) => tag !== 'hours.notHours' || amounts.every(({ currency }) => !currency))
      .map(({ start, end, tag }) => mark(start, end, joining.test(tag) ? 'words.joint' : tag)),
    ...fontFamiliesIn(text).map(({ start, end }) => mark(start, end, 'fonts.family')),
    ...itemsIn(text, page),
    ...unitNames(text, page, amounts),
  ]
  const marks = coverText(
    text,
    withHeadings(text, page, all).filter((one) => isWhole(text, one)),
  )
  const written = commanded.filter(isComposing)
  return { text, language, page, contacts, dates, amounts, marks, composing: written }
}

const spanOf = ({ start, end }: { start: number; end: number }) => [start, end] as const
const mark = (start: number, end: number, tag: string): Mark => ({ start, end, tags: [tag] })

/** A particle may stand right behind: '예약'으로. */
const quotation =
  /["“„«「『]([^"“”„«»「」『』\n]{1,300})["”“»」』]|(?<![\p{L}\d])['‘]([^'’\n]{2,300})['’](?![\p{Script=Latin}\d])/gu

export function quotesIn(raw: string): Mark[] {
  return [...raw.matchAll(quotation)].map(({ 0: said, index }) =>
    mark(index, index + said.length, 'value.quote'),
  )
}

function hoursMarks(text: TaggedText, taken: readonly (readonly [number, number])[]): Mark[] {
  return lexHours(text, [0, text.raw.length], taken).flatMap((piece) => {
    if (piece.kind === 'days' || piece.kind === 'time') {
      return [mark(piece.start, piece.end, `hours.${piece.kind}`)]
    }
    return []
  })
}

/** A single letter of a script without spaces is a word only where the text is cut there. */
function isWhole({ folded, tokens }: TaggedText, { start, end, tags }: Mark): boolean {
  if (!isGlued(folded[start]) || end - start > 1 || tags[0]?.startsWith('value.')) return true
  const isHangul = /[\uac00-\ud7af]/.test(folded[start] ?? '')
  return tokens.some((token) =>
    isHangul ? token.end === end : token.start === start || token.end === end,
  )
}

export const isTelling = (unit: string | undefined): boolean => isLetter(unit) || isDigit(unit)
