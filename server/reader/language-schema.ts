import * as z from 'zod'
import { actionKinds, priceUnits } from '#shared/page/facts.ts'
import { industries } from '#shared/page/industries.ts'
import { spanRoles } from '#shared/page/ops.ts'
import { phrases } from './language-file.ts'

/** Phrases under fixed keys. */
function groups<const K extends string>(...keys: K[]) {
  return Object.fromEntries(keys.map((key) => [key, phrases])) as Record<K, typeof phrases>
}

const tradeWords = z.strictObject(groups('names', 'strong', 'weak', 'not'))

/** What is told of a language; the other files hold its words. */
const info = z.strictObject({
  /** BCP 47, for `Intl`. */
  tag: z.string(),
  /** ISO 3166-1: where it is spoken, its own first, then by how many write it there. */
  countries: z.array(z.string().length(2)).min(1),
  /** Where it is spoken too, known by a town or a domain alone: a number may be one of many there. */
  furtherCountries: z.array(z.string().length(2)).default([]),
  /** Letters that hardly any other language of Latin script uses. */
  letters: z.string(),
  /** Whether it is spoken in so many countries that its own is not taken for granted. */
  manyHomes: z.boolean().default(false),
  /** Unicode scripts no other language here is written in. */
  scripts: z.array(z.string()),
  /** Top-level domains that are not their country's code. */
  domains: z.record(z.string(), z.string().length(2)),
  /** Whether "in the morning" stands before the time it belongs to. */
  halfFirst: z.boolean(),
  /** Single characters for the days where the script has them, Monday first. */
  dayCharacters: z.string(),
  /** By country, regular expressions of words and marks written so nowhere else: "telemóvel", "040-12…". */
  spellings: z.record(z.string().length(2), z.string()).default({}),
  /** By country, regular expressions of its postcodes. */
  postcodes: z.record(z.string().length(2), z.string()),
  /** By country, regular expressions of national numbers kept free for stories; people try them. */
  fictional: z.record(z.string().length(2), z.string()).default({}),
  /** Countries whose numbers many write without the 0 that leads to another area. */
  zeroLeftOut: z.array(z.string().length(2)).default([]),
  /** A regular expression of verbs that say "we" without the word: "cantamos". */
  weVerb: z.string().optional(),
  /** A number as people of a town write it, without what leads to the town; it is shown as it is. */
  localPhone: z.string().optional(),
  /** Written without marks on phones: "im" for "I'm". */
  restored: z.array(z.tuple([z.string(), z.string()])),
  /** Stand right before a verb of what somebody does: "on répare", "se prépare". */
  doers: phrases.default([]),
  /** Words that are others before the name of a place: "a Rennes" is "à Rennes". */
  beforeNames: z.record(z.string(), z.string()).default({}),
  /** The same between two numbers: "das 9 as 18" is "das 9 às 18". */
  betweenNumbers: z.record(z.string(), z.string()).default({}),
  /** The same before a time: "des 18h30" is "dès 18h30". */
  beforeTimes: z.record(z.string(), z.string()).default({}),
  /** Letters of a region, as they stand behind its towns: "Austin, TX"; none that is a word. */
  regionCodes: phrases.default([]),
  /** Letters that are shorthand, but behind a number a unit or the letter of a house: "60 w". */
  unitLetters: phrases.default([]),
  /** What is typed where a keyboard lacks a letter: "ae". */
  digraphs: z.record(z.string().length(1), z.string()).default({}),
  /** Whether the word for a street stands before its name: "rue Pasteur". */
  streetFirst: z.boolean().default(false),
  /** Whether words are joined to longer ones without a space. */
  joinsWords: z.boolean().default(false),
  /** Where nouns have capitals, behind what a word that may be one is: "keine | Anfahrt". */
  nounsBehind: phrases.default([]),
  /** The same of what is done: "zum | Mitnehmen". */
  verbsBehind: phrases.default([]),
  /** Right before a family's or a person's name: "Mrs". */
  titles: phrases.default([]),
  /** Whether days and months have capitals. */
  capitalDays: z.boolean().default(false),
  /** Whether a stop behind a number makes it an ordinal: "3. Stock". */
  ordinalStop: z.boolean(),
  /** Whether its verb stands before who does it where a time begins the sentence: "om 3 uur begint het". */
  verbSecond: z.boolean().default(false),
  /** How sentences end that are typed without marks, before a space; none where none is sure. */
  sentenceEnds: z.array(z.string().min(1)).default([]),
  /** Forms that end a sentence for sure: typed without marks, the next begins behind a space; ㅂ니다 may begin within a syllable. */
  finalForms: z.array(z.string().min(1)).default([]),
})

const words = z.strictObject({
  /** A word at the start that drops its vowel before another: "l'", "dell'". */
  elisions: phrases,
  /** The commonest words, for telling the language. */
  common: phrases,
  ...groups(
    'articles',
    'prepositions',
    'conjunctions',
    'pronouns',
    'possessives',
    'copulas',
    'auxiliaries',
    'negations',
    /** "Not required", "hoeft niet": said behind what nobody has to do. */
    'unneeded',
    /** "You don't have to": the same before it. */
    'unneededBefore',
    /** "Nor": denies one thing more, and nothing where the first is not said. */
    'nor',
    'greetings',
    'thanks',
    'fillers',
    /** What its owner says "I" or "we" with; decides the voice of labels. */
    'alone',
    'together',
    /** Are written to the end of what something is done to. */
    'objects',
    /** Point back to what was said: a sentence with them does not stand alone. */
    'backward',
    /** Begin a clause that depends on another: "because", "if". */
    'subordinate',
    'limits',
    /** "Button": a sentence with it asks for one and is not printed. */
    'buttons',
    /** "Want people to": what whoever opens the page is to do there. */
    'wishes',
    /** "Form": readers answer in one, and it asks what is named behind the word. */
    'forms',
    /** What a form asks: whose answer it is, a number, and one of two: "name", "how many", "yes or no". */
    'nameFields',
    'howMany',
    'eitherWay',
    /** Join what one chooses from: "chicken, beef or fish". */
    'alternatives',
    /** What is done on the page itself, where no other site is told: "via the website". */
    'siteForms',
    /** A thing is kept for somebody, who makes no appointment. */
    'reserving',
    /** A gift that is one animal's, pipe's or tree's: "adopt a donkey". */
    'wishHeads',
    'lost',
    /** A funeral, and beside whom somebody is told to have died. */
    'mourning',
    'deceased',
    /** What mourners are asked for: "a memory of him". */
    'memories',
    /** That two marry, and what each of them is then called. */
    'marrying',
    'turning',
    'spouses',
    /** The mark as whoever dictates says it. */
    'spokenCommas',
    /** Whose page it is looks for work, and serves no customers. */
    'seeking',
    'sponsoring',
    /** Somebody comes to see a room or a house before renting it. */
    'viewings',
  ),
  /** Which of several ways to reach them somebody likes best: "preferably". */
  preferring: phrases.default([]),
  /** Tickets are had where one comes, and none before: "on the door". */
  atDoor: phrases.default([]),
  /** "At the parish office": where people sign up or pay in person. */
  counters: phrases.default([]),
  /** "Then", "in the same message": ends a sentence that says nothing without the one before it. */
  atThatTime: phrases.default([]),
  /** Begin a further clause in the middle of a line: "the course | that we run", "tutor | I teach". */
  clauses: phrases.default([]),
  /** Begin a sentence and point to nobody, though a word of theirs may: "there is", "il faut". */
  expletives: phrases.default([]),
  /** End in a full stop that ends no sentence: "Dr.", "z. B.". */
  abbreviations: phrases,
})

const spoken = z.strictObject({
  numbers: z.array(phrases),
  leads: z.array(z.tuple([phrases, z.number()])),
  tails: z.array(z.tuple([phrases, z.number()])),
})

const hours = z.strictObject({
  /** Monday first. */
  days: z.array(phrases).length(7),
  /** Short forms that are words or letters of their own: days only among days and times. */
  short: z.array(phrases).length(7),
  spoken: z.nullable(spoken),
  ...groups(
    'weekdays',
    'weekend',
    'daily',
    'holidays',
    /** In one word: "sonn- und feiertags", 日祝. */
    'sundaysAndHolidays',
    'otherDays',
    'to',
    'from',
    'until',
    'and',
    'except',
    'closed',
    'open',
    /** Beside the time it closes: "closes at", 閉店. */
    'closing',
    'pause',
    'noon',
    'midnight',
    'am',
    'pm',
    'hour',
    'minute',
    'half',
    'lunch',
    'always',
    /** Round the clock as an opening, where a bare "24/7" may be a telephone's. */
    'alwaysOpen',
    'nth',
    /** By arrangement: no fixed hours. */
    'appointment',
    /** A day beside others, open as they are: "Sundays too". */
    'also',
    /** Until when one is let in or may order: "last orders". */
    'lastEntry',
    /** What has hours of its own and is not the whole house: an office, a kitchen, a box office. */
    'desk',
    /** A part of the year: a week that holds in it is none of every week. */
    'seasons',
    /** What times near it are times of: a class, a concert, a check-in. */
    'notHours',
  ),
})

const dates = z.strictObject({
  /** What "3/4" is: the third of April, the fourth of March, or nobody can tell. */
  numbered: z.enum(['day-first', 'month-first', 'either']),
  /** January first, each with its short forms. */
  months: z.array(phrases).length(12),
  /** Behind the number of a day: 日. */
  day: phrases,
  ...groups(
    'until',
    'from',
    'year',
    'since',
    'sinceAfter',
    'notSince',
    'deadline',
    /** Before the day it is held on where it rains on its own: "rain date". */
    'instead',
  ),
})

const money = z.strictObject({
  /** Words and signs by ISO 4217; "$" and "peso" follow the country. */
  currencies: z.record(z.string(), phrases),
  coins: phrases,
  /** Words that make a number larger, by how much: 万 is 10000. */
  scales: z.record(z.string(), phrases),
  /** One to nine where sums are spelt with them: 오천원. */
  numerals: z.array(phrases),
  units: z.partialRecord(z.enum(priceUnits), phrases),
  ...groups(
    'from',
    'free',
    'onRequest',
    /** Between an item and its price, dropped: "for", "costs". */
    'link',
    /** Before the item when the price came first, or before a unit: "for a", "per". */
    'per',
    /** Words an item does not start with: "our", "we offer". */
    'lead',
    /** Over prices, words that say no more than the heading of the section: "prices". */
    'headings',
    /** Over a part of a menu: "starters". */
    'courses',
    /** How often something is done, and no unit it is paid by: "twice a month". */
    'often',
    'divide',
    /** Money or numbers that are no price: "raised", "seats". */
    'not',
  ),
})

/** What stands beside prices. */
const offers = z.strictObject(
  groups(
    /** Right beside a sum: all that was listed before it costs that much. */
    'each',
    /** Parts of the thing named before: "half". */
    'portions',
    /** Where no sum stands, they say what a thing costs: "half price", "included". */
    'terms',
    /** How many or how much of it one takes: "at least", "up to". */
    'least',
    /** Behind a sum: it comes on top of another: "extra", "de plus". */
    'added',
    /** With a day before a sum: what it comes on top of on that day: "we add". */
    'adding',
    /** Before what is in a price, behind it in languages whose verbs come last: "incl.", "with". */
    'including',
    /** Behind a list of prices: what every one of them includes or leaves out: "incl. VAT". */
    'forAll',
  ),
)

const names = z.strictObject({
  ...groups(
    'before',
    'after',
    'near',
    'person',
    'copula',
    'particles',
    'legal',
    'generic',
    'never',
  ),
  /** Particles behind what a sentence is about, where scripts glue them to it: は, 는. */
  topics: phrases.default([]),
  /** Written to a name by who introduces themselves: 새벽셔틀|이라고 합니다. */
  cited: phrases.default([]),
  /** Right before who plays first: "support from". */
  support: phrases.default([]),
  /** Right before what people go to, park behind or collect for: "in aid of", "opposite". */
  others: phrases.default([]),
  /** Right before what is held, and where scripts say so behind it: "are putting on", を開催. */
  organised: phrases.default([]),
  organisedBehind: phrases.default([]),
  /** Right before the name in place of an old one, and behind it: "is now called", 으로 바꿨. */
  renamed: phrases.default([]),
  renamedBehind: phrases.default([]),
  /** Says that there was another name: "changed our name". */
  renaming: phrases.default([]),
  /** The same, where it was called something before: "now it's". */
  now: phrases.default([]),
  /** Right before whoever speaks: "my name is". */
  self: phrases.default([]),
  /** Articles a name begins with: "La Fanfare du Mardi". Elsewhere one before a trade goes. */
  keptArticles: phrases.default([]),
  /** Articles a sentence puts before any name: "A Devagar é …", of Devagar. */
  addedArticles: phrases.default([]),
  /** Articles that agree with the name behind them, and what is left without: "im" is "in". */
  agreeing: z.record(z.string(), z.string()).default({}),
  /** Particles behind a name in both their forms: "은(는)". */
  followers: z.array(z.string()).default([]),
})

const places = z.strictObject({
  ...groups(
    'in',
    'near',
    /** What joins a town to its river: "an der", "sur", "upon". */
    'onRiver',
    'streets',
    'venues',
    /** A way that begins there, a supplier, a past: never where it is. */
    'elsewhere',
    'area',
    'around',
    'parking',
    /** "Directions": what a button is asked for that leads to the map. */
    'wayThere',
    'directions',
    'floor',
    'mobile',
    'towns',
    'regions',
    /** Signs that end what a block lies in, where blocks have numbers. */
    'wards',
    'never',
  ),
  /** Where something else is done than what a day is for: "rehearsals", "bibs are collected". */
  byTheWay: phrases.default([]),
  /** Before where somebody learned, came from or delivers to, and behind it: "trained in", で修業. */
  away: phrases.default([]),
  awayBehind: phrases.default([]),
  /** What tells a house from its neighbour of the same number: "14 bis". */
  houses: phrases.default([]),
  /** Where food is sold and nobody has a table: "food truck". */
  stalls: phrases.default([]),
  /** Names, money and words that tell a country. */
  countries: z.record(z.string().length(2), phrases),
  /** Towns in their own script that no gazetteer lists, by country. */
  cities: z.record(z.string().length(2), phrases),
})

const contact = z.strictObject(
  groups(
    'phone',
    'notPhone',
    'email',
    'site',
    'whatsapp',
    /** Words that mean it before a number, with who answers between: "app Jantine 06 …". */
    'whatsappWho',
    'sms',
    'line',
    'kakao',
    'instagram',
    'telegram',
    'tiktok',
    'social',
    'who',
  ),
)

const look = z.strictObject({
  colours: z.partialRecord(
    z.enum([
      'red',
      'orange',
      'yellow',
      'green',
      'turquoise',
      'blue',
      'purple',
      'pink',
      'brown',
      'gold',
      'cream',
      'grey',
      'black',
      'white',
    ]),
    phrases,
  ),
  moods: z.partialRecord(
    z.enum(['premium', 'playful', 'technical', 'bold', 'calm', 'warm']),
    phrases,
  ),
  ...groups(
    'dark',
    'light',
    'deep',
    'pale',
    /** Of the colours, those that are dark or light ones by themselves: "navy", "sky blue". */
    'deepColours',
    'paleColours',
    'no',
  ),
})

/** How texts show that they are parts of others; compared with accents, `*` leaves an end open. */
const lint = z.strictObject(
  groups(
    /** No text ends with them: what they lead to is missing. */
    'unfinished',
    /** What begins with one is a part of a sentence and no entry of a list: "because". */
    'dependent',
    /** Name nothing: an entry of a list that is made of them says nothing. */
    'empty',
    /** Say how something is: a badge, and nothing that is sold or served. */
    'qualities',
    /** Right behind a text in the brief, they are its end: "ends|ing". */
    'continued',
  ),
)

/** The files of a language's folder, each with its shape. */
export const languageFiles = {
  info,
  lint,
  words,
  hours,
  dates,
  money,
  offers,
  names,
  places,
  contact,
  look,
  /** What a trade is called and what it deals with. */
  trades: z.partialRecord(z.enum(industries), tradeWords),
  /** Cues of what a statement is there for. */
  roles: z.partialRecord(z.enum(spanRoles), phrases),
  /** What asks the reader of a page to do something. */
  actions: z.partialRecord(z.enum(actionKinds), phrases),
} as const

export type LanguageData = {
  [K in keyof typeof languageFiles]: z.infer<(typeof languageFiles)[K]>
}
