import type { Draft } from '../draft.ts'
import { whoSpeaks } from '../facts/who-speaks.ts'
import { isOneOf } from '../language.ts'
import type { ReadFacts } from '../read.ts'
import { isNoun } from '../text/nouns.ts'
import { isGivenName, personNameOf } from '../text/person-names.ts'
import { type TaggedText, tagBefore, tokensIn } from '../text/tagged-text.ts'
import type { Token } from '../text/tokens.ts'
import type { Span } from '../text/trim.ts'
import { frequencyOf } from '../text/word-frequency.ts'
import { sensesOf } from '../text/word-senses.ts'
import { dayNames } from './day-names.ts'
import { leavesCapitalsOut } from './leaves-capitals-out.ts'
import { placeNames } from './place-names.ts'
import { isOnlyName, saidAgain } from './said-again.ts'
import { spellingList } from './spelling-list.ts'
import { streetNames } from './street-names.ts'

/**
 * Names of people, places and the business, wherever they stand. Those typed in small letters are
 * shown with capitals.
 */
export function findProperNames(draft: Draft, facts: ReadFacts): Span[] {
  const { text } = draft
  const { name } = facts
  // "sono mimmo, … si chiama da mimmo": a word of the name that is nothing else is a name wherever it stands.
  const parts =
    name && leavesCapitalsOut(text)
      ? tokensIn(text, ...name.span).filter(({ text: word }) => isOnlyName(draft, word))
      : []
  const own =
    name && leavesCapitalsOut(text)
      ? [name.span, ...parts.map(({ start, end }): Span => [start, end])].flatMap((span) =>
          saidAgain(draft, span),
        )
      : []
  const known = [...own, ...peopleSpans(draft, facts), ...placeNames(draft, facts)]
  const streets = leavesCapitalsOut(text) ? streetNames(draft, facts) : []
  // "hannah@…": an address stays as it is.
  const isAddress = ([start, end]: Span) =>
    draft.contacts.some(({ span }) => span[0] < end && start < span[1])
  return [...known, ...streets, ...dayNames(text)].filter((span) => !isAddress(span))
}

/** Who is told of; and who speaks, where they are not told as a fact. */
function peopleSpans(draft: Draft, { people }: ReadFacts): Span[] {
  const { text } = draft
  // "Nous avons neuf ânes": who has capitals within sentences means the small letters of what seems a name.
  if (!leavesCapitalsOut(text)) return []
  const speaker = whoSpeaks(draft)
  const named = [...people.map(({ span }) => span), ...(speaker ? [speaker] : [])]
  // Where sentences begin with capitals by themselves, only what is no usual word is a name for sure.
  const begins = /^\P{L}*\p{Ll}/u.test(text.raw)
  const sure = named.filter((span) => (begins ? !hasTop(draft, span) : isRare(draft, span)))
  const cued = namesBehindTitles(draft)
  return [...sure, ...cued, ...givenNames(draft)].flatMap((span) => saidAgain(draft, span))
}

/** "familie hinterleitner", "ring kev 0491570156": behind a title, and between a call and a number. */
function namesBehindTitles(draft: Draft): Span[] {
  const { text, contacts } = draft
  const { titles } = text.language.data.info
  const isCalled = ({ start, end }: Token) =>
    contacts.some(({ span: [from] }) => from > end && from - end <= longestGap) &&
    reached.some((tag) => tagBefore(text, start - 1, tag) !== undefined)
  return text.tokens
    .filter((token, at) => {
      const isTitled = isOneOf(titles, text.tokens[at - 1]?.text ?? '')
      if (token.kind !== 'word' || text.startingAt.has(token.start)) return false
      if (isTitled && isGivenName(token.text)) return true
      return isOnlyName(draft, token.text) && (isTitled || isCalled(token))
    })
    .map(({ start, end }): Span => [start, end])
}

/** Letters between who is called and a number: " – ". */
const longestGap = 3

/** How somebody is reached. */
const reached = ['contact.phone', 'actions.call', 'actions.sms', 'actions.whatsapp']

/** "40 strong this xmas" is nobody. */
const hasTop = ({ text }: Draft, [start, end]: Span): boolean =>
  tokensIn(text, start, end).some(
    ({ text: word }) =>
      frequencyOf(text.language, word) === 'top' &&
      personNameOf(word) === undefined &&
      !text.language.data.names.particles.includes(word),
  )

/** Listed given names that are no other word: "nancy en patrick". */
function givenNames({ text }: Draft): Span[] {
  const { conjunctions } = text.language.data.words
  const isSure = (token?: Token) =>
    token?.kind === 'word' && isGivenName(token.text) && !isUsual(text, token.text)
  // Of two that are joined one is enough: "nancy en patrick".
  const isJoined = (at: number, step: number) =>
    conjunctions.includes(text.tokens[at + step]?.text ?? '') && isSure(text.tokens[at + 2 * step])
  // "Dont chase": what is done has no capital, whoever is called so.
  const isVerb = ({ start }: Token) => verbal.some((tag) => tagBefore(text, start - 1, tag))
  const isPhrase = ({ start, end }: Token) =>
    text.startingAt.get(start)?.some((tag) => tag.end === end)
  return text.tokens
    .filter((token, at) => {
      const isAlone = isSure(token) && !isPhrase(token) && !isVerb(token)
      return isAlone || (isUnknown(text, token.text) && (isJoined(at, 1) || isJoined(at, -1)))
    })
    .map(({ start, end }): Span => [start, end])
}

const isUnknown = ({ language }: TaggedText, word: string): boolean =>
  frequencyOf(language, word) !== 'top' && sensesOf(language, word).length === 0

const isUsual = ({ language }: TaggedText, word: string): boolean =>
  ['top', 'common'].includes(frequencyOf(language, word)) ||
  sensesOf(language, word).length > 0 ||
  isNoun(language, word) ||
  spellingList(language).namesOrWords.has(word) ||
  spellingList(language).words.has(word)

const verbal = ['words.negations', 'words.auxiliaries', 'words.alone', 'words.together']

const isRare = ({ text }: Draft, [start, end]: Span): boolean =>
  tokensIn(text, start, end).every(({ text: word }) =>
    ['rare', 'known'].includes(frequencyOf(text.language, word)),
  )
