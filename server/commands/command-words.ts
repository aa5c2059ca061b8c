import * as z from 'zod'
import { languageCodes } from '#server/reader/language.ts'
import { languageText, neededFile, phrases } from '#server/reader/language-file.ts'
import { indexPhrases, type PhraseIndex } from '#server/reader/text/phrase-index.ts'
import { localeCodes } from '#shared/locales.ts'
import { actionNames, fontNames, nounNames, placeNames, qualityNames } from './command-names.ts'
import { questions } from './command-questions.ts'

function groups<const K extends string>(keys: readonly K[]) {
  return z.strictObject(
    Object.fromEntries(keys.map((key) => [key, phrases])) as Record<K, typeof phrases>,
  )
}

/** The file `commands.json` of a language: the words a wish about a page is said in. */
export const commandWordsSchema = z.strictObject({
  actions: groups(actionNames),
  nouns: groups(nounNames),
  places: groups(placeNames),
  qualities: groups(qualityNames),
  fonts: groups(fontNames),
  words: groups([
    /** Between a thing and its new value: "to", "is". */
    'link',
    /** Between two wishes, or two things of one. */
    'and',
    /** Says nothing by itself: "the", "a bit". */
    'filler',
    /** Asks kindly, and is no part of what is named: "please". */
    'polite',
    /** Turns a quality round: "less", "not so". */
    'less',
    /** Denies what it stands with: "don't". */
    'not',
    /** Begins the words that are to stand on the page: "that says". */
    'says',
    /** Begins a sentence that is to be told on the page: "mention that". */
    'tells',
    /** Before the sentence itself: "that". */
    'that',
    /** Asks for words on the page: "put up", "schreib", 書いといて. */
    'asks',
    /** What such words are: "sign", "Zettel", 貼り紙. */
    'notes',
    /** Where they stand, whoever knows it: "somewhere", "on there". */
    'somewhere',
    /** Between what asks for words and the words: "that", "saying", って. */
    'leads',
    /** What a page does in search results: "shows up", "be found". */
    'appears',
    /** Between what a button says and what it leads to: "opens", "leads to". */
    'leadsTo',
    /** Asks that something goes, and states nothing: "get rid of", "kann weg". */
    'takes',
    /** A part of what is told, whatever it is called: "bit", "truc". */
    'bits',
    /** Between a thing and what it is for: "so that", "pour". */
    'purpose',
    /** What readers have to know of what is on or on offer: "sold out", "cancelled". */
    'status',
    /** That readers are to see it: "where people see it", "clearly". */
    'displays',
    /** What may be so, and is no news: "in case of rain", "雨天". */
    'cases',
    /** Says why, and asks for nothing: "because", "nobody needs it". */
    'aside',
    /** Says so with what was not said before: "moved to". */
    'moved',
    /** Before what something turns into: "to", "in". */
    'becomes',
    /** How rows are told: "as a table", "in a list". */
    'tabular',
    /** Names the business anew: "we are now called". */
    'named',
    /** Before the value that was: "instead of". */
    'instead',
    /** Puts one thing in the place of another: "swap", "の代わりに". */
    'swap',
    /** What is named stays as it is: "leave", "don't touch". */
    'keep',
    /** Before how much more or less: "by". */
    'by',
    /** Before a time: when it closes, when it opens. */
    'closes',
    'opens',
    /** Away for some days: "holiday". */
    'away',
    /** All items, all days. */
    'all',
    /** Only what is named. */
    'only',
    /** What has no word of its own: "it", "that". */
    'it',
    /** On one day alone: "this Saturday". */
    'once',
    /** Days told from the one it is said on. */
    'today',
    'tomorrow',
    'nextWeek',
    /** The same town as before. */
    'same',
    /** Asks us to write, compose or tell something of our own: "write", "make up". */
    'composes',
    /** What people have composed: "poem", "joke". */
    'works',
    /** Leads to a place, or follows it where `isPostpositional`: "in", で. */
    'within',
    /** Beside the first day of many, of which the last is not said: "from", 부터. */
    'onwards',
    /** Makes one part of two: "merge", "put together". */
    'merges',
    /** Joins a day or a time to what follows: に, 에. */
    'behindTimes',
    /** Marks what something is done to, behind it: を, 를. */
    'objects',
    /** Asks us to tell something, and nothing of the page: "tell me", "what is". */
    'demands',
    /** What no page is asked about: "the weather". */
    'elsewhere',
    /** Before what a question is about. */
    'topic',
    /** Before a colon and the answer to a question. */
    'answer',
    /** Before what is not there yet: "a", "some". */
    'indefinite',
    /** Beside what there is: "too". */
    'also',
    /** Asks for a language of the page: "should be available". */
    'offers',
    /** Before when something is: "starts at". */
    'starts',
    /** Between a day and what is on then: "there is". */
    'happens',
    /** Puts a last day off: "extend". */
    'extends',
    /** Puts what is on to another day: "is moved to". */
    'putOff',
    /** Says that what the page tells is otherwise: "has changed to". */
    'altered',
    /** Mark what a sentence is about, behind it: は, 는. */
    'topics',
    /** Behind the name of what has a price, and no part of it: "券" in "当日券". */
    'priced',
    /** Makes a colour that is there a darker or a lighter one: "darker", but not "dark". */
    'deeper',
    'paler',
    /** Apart from the rest: "its own", "separate". */
    'own',
    /** How words sound, not how a page looks: "friendlier", "shorter sentences". */
    'tone',
    /** How readers are spoken to: "duzen", "del lei". */
    'address',
  ]),
  /** Ways to set what is now against what was: "{now}, not {said}". */
  contrasts: z.array(z.string().includes('{said}').includes('{now}')),
  /** Words for the same thing that is on: "wedding", "married". */
  occasions: z.array(phrases),
  /** Colours by words that are none in a brief: 緑 is also what surrounds a house. */
  colours: z.record(z.string(), phrases),
  /** What the languages of pages are called. */
  languages: groups(localeCodes),
  /** Where the verb of a clause behind "that" comes last, what a sentence of its own is made with. */
  verbLast: z.optional(
    z.strictObject({
      /** Of one word, before which nothing stands: "wir". */
      subjects: phrases,
      /** As they stand behind a subject. */
      verbs: phrases,
      /** Leave their verb and go to the end: "an" of "annehmen". */
      prefixes: phrases,
      /** Whether what else belongs to the verb may follow it: "kunt betalen". */
      clusters: z.boolean(),
    }),
  ),
  /** How a quoted sentence ends, and how it does on a page: 쉰다고, 쉽니다; decomposed, the first that fits. */
  declares: z.optional(z.array(z.tuple([z.string(), z.string()]))),
  /** "Before" and "after" follow the word they belong to. */
  isPostpositional: z.boolean(),
  /** Commands for what pages take, offered where one asks for what cannot be done: a part more, other colours. */
  nearest: z.strictObject({
    warm: z.string(),
    dark: z.string(),
    addGallery: z.string(),
    addFaq: z.string(),
    addTeam: z.string(),
  }),
  questions,
})
export type CommandWords = z.infer<typeof commandWordsSchema>

export interface CommandLanguage {
  code: string
  words: CommandWords
  /** Its tags: "actions.add", "nouns.hours", "words.link". */
  index: PhraseIndex
}

const read = new Map<string, CommandLanguage>()

/** The languages wishes are read in: those with words for commands. */
export const commandLanguages: readonly string[] = languageCodes.filter(
  (code) => languageText(code, 'commands.json') !== null,
)

/**
 * Reads a language's words for commands once.
 * @throws Error naming file and field where the data does not fit the schema
 */
export function commandLanguage(code: string): CommandLanguage {
  const known = read.get(code)
  if (known) return known
  const words = neededFile(code, 'commands', commandWordsSchema)
  const language = { code, words, index: indexPhrases(entriesOf(words)) }
  read.set(code, language)
  return language
}

const groupNames = [
  'actions',
  'nouns',
  'places',
  'qualities',
  'fonts',
  'words',
  'languages',
] as const

function* entriesOf(data: CommandWords): Generator<[string, string]> {
  for (const [name, list] of Object.entries(data.colours))
    for (const phrase of list) yield [phrase, `look.colours.${name}`]
  for (const group of groupNames) {
    for (const [name, list] of Object.entries(data[group])) {
      for (const phrase of list) yield [phrase, `${group}.${name}`]
    }
  }
}
