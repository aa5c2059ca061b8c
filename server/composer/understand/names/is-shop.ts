import { isVocabulary, type Reading, type Run } from '../name-words.ts'

/** "Schuhhaus Lorenz", "Schoenhuis Lorens": a kind of shop in one word, and whose. */
export const isShop = (reading: Reading, { words: [kind, name, more] }: Run): boolean =>
  /^(?:DE|NL)$/.test(reading.lexicon.countries[0]) &&
  !!kind &&
  !!name?.capital &&
  !more &&
  /.{4}(?:haus|huis|stube|laden|winkel|handel|technik|betrieb|bedrijf)$/.test(kind.folded) &&
  !isVocabulary(reading, name)
