import { isTrade, type Reading, type Run } from '../name-words.ts'

const adorning =
  /^(?:old|new|little|great|north|south|east|west|upper|lower|grand|oude|nieuwe|kleine|grote)$/

/** "North Quay Rowing Club", "Old Bank Coffee": three capitals keep the small word they begin with. */
export const isAdorned = ({ lexicon, ...reading }: Reading, { words }: Run): boolean =>
  /^(?:US|NL)$/.test(lexicon.countries[0]) &&
  words.length > 2 &&
  words.every(({ capital }) => capital) &&
  adorning.test(words[0]?.folded ?? '') &&
  !!words[1] &&
  !isTrade({ lexicon, ...reading }, words[1])
