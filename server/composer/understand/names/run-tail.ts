import { isOwnCity, isTrade, type Reading } from '../name-words.ts'
import type { Word } from '../read-text.ts'

/** Takes off what stands behind a name: the founding year, a phone number, the town it is from. */
export const withoutTail = (reading: Reading, words: Word[]): Word[] =>
  withoutTown(reading, withoutSeat(reading, beforeNumber(beforeYear(words))))

/** "Forno Santa Lucia dal 1952": the founding year is no part of the name. */
function beforeYear(words: Word[]): Word[] {
  const small = words.at(-2)
  const dated = /^(?:1[6-9]|20)\d\d$/.test(words.at(-1)?.raw ?? '')
  return dated && small && !small.capital && words.length > 2 ? words.slice(0, -2) : words
}

/** "Appelez Agnès au 06 39 98 12 34": a small word and a number behind a name. */
function beforeNumber(words: Word[]): Word[] {
  const at = words.findIndex(
    (word, i) => i > 1 && /^\d{2,}$/.test(word.raw) && words[i - 1]?.capital === false,
  )
  const rest = words.slice(at)
  const long = rest.length > 1 && rest.every(({ raw }) => /^\d+$/.test(raw))
  return at > 0 && long ? words.slice(0, at - 1) : words
}

/** "Kfz-Meister Yilmaz Demirtas Wuppertal": a trade, a name and the town that ends the sentence. */
function withoutSeat(reading: Reading, words: Word[]): Word[] {
  const [first, second] = words
  const town = words.at(-1)
  if (words.length < 4 || !first || !second || !town || !words.at(-2)?.capital) return words
  const ends = /^\s*(?:[.!\n]|tel|$)/i.test(reading.text.raw.slice(town.end, town.end + 5))
  const named = isTrade(reading, first) && !isTrade(reading, second)
  return ends && named && isOwnCity(reading, town.raw) ? words.slice(0, -1) : words
}

/** "Grava Terciopelo de Rosario": the town a name of its own comes from. */
function withoutTown(reading: Reading, words: Word[]): Word[] {
  const [small, town] = words.slice(-2)
  if (words.length < 4 || !small || !town || !/^(?:de|di|da|from|aus|uit)$/.test(small.folded))
    return words
  const own = words.slice(0, -2)
  const told = own.filter(
    (word) => word.capital && !isTrade(reading, word) && !adjective.test(word.folded),
  )
  const plain = told.length > 1 && !own.some(({ folded }) => feast.test(folded))
  return plain && isOwnCity(reading, town.raw) ? own : words
}

/** "Orquesta Sinfónica de Jaén": of which kind it is, and the town makes the name. */
const adjective =
  /(?:ale|al|elle|ada|ado|iva|ivo|ica|ico|ique|iale|ato|ata|ano|ana|ile|il|ense|ese|aise|oise|orio|orial|aria|ario)$/

/** A feast is held in its town and called after it. */
const feast =
  /^(?:feir|feri|foire|fier|fest|fiest|fete|sagr|jornad|journee|giornat|encontr|encuentr|rencontr|salo|mercad|march|mercat|carnav|carnev|rally|trofe|carrer|cors|cours|corrid|marat)/
