import type { Language } from '../language.ts'
import { remembered } from '../remembered.ts'
import type { TaggedText } from '../text/tagged-text.ts'

/** Letters of the longest small word: "with", "para", "sous". */
const longestSmall = 4

/** Words that stay small within a name: "Muddy Paws w/ Jess", "A las Doce en Punto". */
const smallWords = remembered((language: Language): ReadonlySet<string> => {
  const { names, words } = language.data
  const joining = [...words.articles, ...words.prepositions, ...words.conjunctions]
  return new Set([...names.particles, ...joining.filter((word) => word.length <= longestSmall)])
})

type Words = Pick<TaggedText, 'language' | 'townWords'>

/** A word of a name, with the capital names have; "of", "de", "am" have none. */
export function nameWord(word: string, { language, townWords }: Words): string {
  const elided = /^[dl]['’](?=\p{L}{2})/u.exec(word)?.[0] ?? ''
  // "place de l'Eglise": an article without its vowel has no capital.
  if (elided) return elided + nameWord(word.slice(elided.length), { language, townWords })
  // "Halle (Saale)"
  if (word.startsWith('(')) return `(${nameWord(word.slice(1), { language, townWords })}`
  if (smallWords(language).has(word)) return word
  return townWords.get(word) ?? withCapital(word, language)
}

export const withCapital = (word: string, { tag }: Pick<Language, 'tag'>): string =>
  word.charAt(0).toLocaleUpperCase(tag) + word.slice(1)

/** The first letter up, unless the word is spelled as only a name is: iPhone, eBike. */
export function capital(said: string, { language }: Pick<TaggedText, 'language'>): string {
  const first = /^\p{L}[\p{L}\p{M}'’-]*/u.exec(said)?.[0] ?? ''
  return first === '' || first !== first.toLowerCase() ? said : withCapital(said, language)
}

/** A name typed in small letters gets the capitals names have; where others have theirs, one. */
export function asName(name: string, text: TaggedText): string {
  // "s Wöschhüsli": an article of a dialect stays small.
  if (/^['’]?[b-df-hj-np-tv-x] \p{Lu}/u.test(name)) return name
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
