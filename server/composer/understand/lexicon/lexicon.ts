import type { CountryCode } from 'libphonenumber-js/max'
import type { Industry } from '#shared/page/industries.ts'

/**
 * Alternatives divided by `|`, compared without case and accents. `*` at an end leaves that end
 * open (`bäcker*`, `*bäckerei`); `=` in front asks for a boundary in scripts without spaces.
 */
export type Phrases = string

/** What speaks for a trade: its own names, strong signs, weak signs. */
export interface TradeStems {
  names: Phrases
  strong?: Phrases
  weak?: Phrases
  /** Looks like the trade and is not. */
  not?: Phrases
}

/** Times in words. Minutes are added to the hour: `halb` takes thirty away, `et demie` adds them. */
export interface SpokenTime {
  /** From one on; an empty entry where the word is an article too. */
  numbers: readonly Phrases[]
  leads: readonly (readonly [Phrases, number])[]
  tails: readonly (readonly [Phrases, number])[]
}

export interface HourWords {
  /** Monday first. */
  days: readonly [Phrases, Phrases, Phrases, Phrases, Phrases, Phrases, Phrases]
  /** Single characters for the days where the script has them, Monday first. */
  dayCharacters?: string
  weekdays: Phrases
  weekend: Phrases
  daily: Phrases
  holidays: Phrases
  otherDays: Phrases
  to: Phrases
  from: Phrases
  until: Phrases
  and: Phrases
  except: Phrases
  closed: Phrases
  open: Phrases
  /** A break between two openings. */
  pause: Phrases
  noon: Phrases
  midnight: Phrases
  am: Phrases
  pm: Phrases
  /** What stands behind an hour: `h`, `Uhr`, `時`. */
  hour: Phrases
  minute: Phrases
  half: Phrases
  spoken?: SpokenTime
  /** A meal: short and inside other times it is a break, else an opening. */
  lunch: Phrases
  always: Phrases
  /** "First", in "the first Monday of the month". */
  nth: Phrases
  /** What times near it are times of: a class, a concert, a check-in. */
  notHours: Phrases
}

export interface NameWords {
  /** Stands before a name: "called", "welcome to". */
  before: Phrases
  /** Often stands before a name, and before much else: "at", "site for". */
  near: Phrases
  /** Stands behind a name: "という". */
  after: Phrases
  /** Says that a name at the start of a brief ends here: "is", "は". */
  copula: Phrases
  /** "is a": between a name and what it is. */
  being: Phrases
  /** Before the brief itself: "hello", "dear sirs". */
  greetings: Phrases
  /** Words inside a name that carry no capital: "of", "de la". */
  particles: Phrases
  /** Words that end a name written without capitals. */
  stops: Phrases
  /** Words that alone are no name: "family", "our", "small". */
  generic: Phrases
  /** "I am", before a person's name. */
  person: Phrases
}

export interface PlaceWords {
  prepositions: Phrases
  /** Prepositions of places that stand before much else too: only for known cities. */
  weak: Phrases
  /** Words between the preposition and the place: "the centre of". */
  between: Phrases
  /** What makes a run of words a street: `street`, `*straße`, `rua`. */
  streets: Phrases
  /** Capitalised words after a preposition that are no places: months, days. */
  not: Phrases
  /** Capitalised words that name a building or a green, not a town: "hall", "Park". */
  venues: Phrases
  /** Before a place where it is not: "exhibited", "born". */
  elsewhere: Phrases
  /** "We come from": before one's own town. */
  origins: Phrases
  /** What a town has one of: "the church hall of", "la chorale de". */
  seats: Phrases
  /** Behind the town at the middle of where one works: "and surroundings". */
  around: Phrases
  /** How only towns end: "*bury", "*ingen". */
  towns: Phrases
  /** How only towns begin, behind a word for where: "Great", "Bad". */
  leads: Phrases
}

export interface PriceWords {
  /** Words and signs of money, by currency; `$` and `pesos` follow the country. */
  currencies: Readonly<Record<string, Phrases>>
  /** Small coins, a hundred to the whole: "p", "cents". */
  coins: Phrases
  from: Phrases
  /** Between an item and its price, dropped: "for", "costs". */
  link: Phrases
  /** Before the item when the price came first: "for a", "per". */
  per: Phrases
  /** Words an item does not start with: "our", "we offer". */
  lead: Phrases
  /** Divide items: "and". */
  divide: Phrases
  /** Ends what came before the price began to count: "free for a month, then". */
  later: Phrases
  /** Money that is no price: "raised", "free delivery over". */
  not: Phrases
}

export interface Lexicon {
  /** Default first; the others are tried for phone numbers. */
  countries: readonly [CountryCode, ...CountryCode[]]
  /** The commonest words, for telling the language. */
  common: string
  /** Letters that hardly any other of the nine uses. */
  letters: string
  months: Phrases
  negations: Phrases
  hours: HourWords
  name: NameWords
  place: PlaceWords
  prices: PriceWords
  offers: {
    cues: Phrases
    /** What somebody does to things; said of a single thing it is no list of offers. */
    makes: Phrases
    /** What belongs to a thing though it begins as a place does. */
    kept: Phrases
    /** How the word for a thing to be had looks; null where words do not tell. */
    things: RegExp | null
    divide: Phrases
    stops: Phrases
    /** When it is to be had: "every morning" leads to an offer or ends it. */
    times: Phrases
    not: Phrases
  }
  audience: { before: Phrases; after: Phrases; people: Phrases; stops: Phrases }
  /** Trades that mend or make things and no houses: a bicycle workshop, a cobbler. */
  workshops: Phrases
  /** Who makes things by hand that are looked at before they are used: a potter, a glassblower. */
  crafts: Phrases
  /** Together in a sentence they name such a trade as well: "we repair" and "watches". */
  mending: { acts: Phrases; things: Phrases }
  /** What a practice for animals calls itself. */
  vets: Phrases
  /** Where washing is brought to, and nobody comes to clean. */
  laundries: Phrases
  /** Who grows or makes what they sell: a beekeeper, a winery, a farm shop. */
  producers: Phrases
  /** What a hire calls itself; the words for hiring, and the things one takes out and brings back. */
  hiring: { names: Phrases; acts: Phrases; things: Phrases }
  /** How two people say that they marry, and nobody that they arrange weddings. */
  weddings: Phrases
  /** People with one pastime or one village: an allotment club, a chess club. No charities. */
  clubs: Phrases
  /** Who sings and plays for the joy of it, and the words of those who play for hire. */
  playing: { together: Phrases; hired: Phrases }
  /** Where people mend together what is broken. */
  repairCafes: Phrases
  /** What one goes to on a day: "market", "concert". */
  occasions: Phrases
  /**
   * `founding`: "opened", with what was opened between it and the year; `opened`: the same behind
   * the year, "in 1974 my grandfather opened".
   */
  since: { before: Phrases; after: Phrases; founding: Phrases; opened: Phrases; not: Phrases }
  phone: { cues: Phrases; not: Phrases }
  industries: Readonly<Record<Exclude<Industry, 'general'>, TradeStems>>
}
