import type { Language } from '../language.ts'
import { languageText } from '../language-file.ts'
import { rememberedOf } from '../remembered.ts'
import { fold } from '../text/fold.ts'

/** What a language spells in one way only, by how it is typed without accents and apostrophes. */
export interface SpellingList {
  /** "caffe": "caffè". */
  words: ReadonlyMap<string, string>
  /** "repare": what somebody does, "répare", and what is done, "réparé". */
  verbs: ReadonlyMap<string, VerbForms>
  /** "-cion": "-ción": how longer words end, whatever stands before. */
  ends: readonly (readonly [string, string])[]
  /** "appuntamento", and the words that drop their vowel before it: "l", "dell". */
  elided: ReadonlyMap<string, { word: string; before: ReadonlySet<string> }>
  /** "vacum": "vacuum", what is no word, and what it can only be. */
  misspelt: ReadonlyMap<string, string>
  /** Given names that are words as well, folded: "dolores", "king". */
  namesOrWords: ReadonlySet<string>
}

interface VerbForms {
  present: string
  participle: string
}

/** Of a language whose words need no accents. */
const nothing: SpellingList = {
  words: new Map(),
  verbs: new Map(),
  ends: [],
  elided: new Map(),
  misspelt: new Map(),
  namesOrWords: new Set(),
}

/**
 * `languages/<code>/spelling.txt`: a word a line, or two forms of a verb; ends behind "-", elided words
 * behind what is before them, what a mistyped word is behind ">", names that are words behind "~".
 */
export const spellingList = rememberedOf((language: Language): SpellingList => {
  const text = languageText(language.code, 'spelling.txt')
  if (text === null) return nothing
  const all = text.trim().split('\n').slice(1)
  const rows = all.filter((row) => !/^~|>/.test(row))
  const misspelt = all.filter((row) => row.includes('>')).map((row) => row.split('>'))
  const names = all
    .find((row) => row.startsWith('~'))
    ?.slice(2)
    .split(' ')
  const key = (word: string) => plainly(word, language)
  const elided = rows.flatMap((row) => {
    const [before, words] = row.split(': ')
    const prefixes = new Set(before?.split(' '))
    return words?.split(' ').map((word) => [fold(word), { word, before: prefixes }] as const) ?? []
  })
  const spelled = rows.filter((row) => !row.includes(': '))
  const isEnd = (row: string) => row.startsWith('-')
  const words = spelled.filter((row) => !isEnd(row) && !row.includes(' '))
  return {
    words: new Map(words.map((word) => [key(word), word])),
    verbs: new Map(spelled.filter((row) => row.includes(' ')).map((row) => verbOf(row, key))),
    ends: spelled.filter(isEnd).map((end) => [key(end.slice(1)), end.slice(1)]),
    elided: new Map(elided),
    misspelt: new Map(misspelt.map(([typed = '', meant = '']) => [typed, meant])),
    namesOrWords: new Set(names),
  }
})

function verbOf(row: string, key: (word: string) => string): [string, VerbForms] {
  const [present = '', participle = ''] = row.split(' ')
  return [key(present), { present, participle }]
}

/** As it is typed where accents are left out: "fruehstueck" where a letter stands for them, else "cafe". */
function plainly(word: string, { data }: Language): string {
  const { digraphs } = data.info
  const spelt = [...word.toLowerCase()].map((letter) => digraphs[letter] ?? letter).join('')
  return fold(spelt)
}
