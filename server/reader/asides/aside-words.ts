import * as z from 'zod'
import { languageFile, phrases } from '../language-file.ts'
import { remembered } from '../remembered.ts'
import { type PhraseFinder, phraseFinder } from '../text/phrase-finder.ts'
import { phrasePattern, type Slots } from '../text/phrase-pattern.ts'

/** The file `asides.json` of a language, which may be missing: what people say to whoever makes the page. */
const asidesSchema = z.strictObject({
  /** "Um": told by nobody, wherever it stands. */
  sounds: phrases,
  /** "Haha", ㅎㅎ, 笑: laughter and tears that are typed, behind what is told. */
  laughter: phrases,
  /** "Okay so": how somebody begins to talk. */
  openers: phrases,
  /** "Dear": how a letter begins, before whom it is to. */
  salutations: phrases,
  /** "Oh and", "what else": how somebody goes on, before what is told. */
  thinking: phrases,
  /** "This is for", behind such a beginning. */
  purposes: phrases,
  /** "{needs} {pages} {hasty} for": asks for a page before it says what for. */
  requests: phrases,
  /** "の{sites}をお願いします", "{needs} {sites} {tails}": the same behind what it is for. */
  requestsBehind: phrases,
  /** "For it", "please": goes on with that. */
  tails: phrases,
  needs: phrases,
  pages: phrases,
  /** "Something": a page where it is said what for. */
  vague: phrases,
  hasty: phrases,
  /** "Don't put {what}": what is not to be printed. */
  hushing: phrases,
  /** "Between us": the same, where it is all of a remark or begins a bracket. */
  confiding: phrases,
  /** "You can put that in", "{tell} {that} {kindly}": what was said right before is to be told. */
  including: phrases,
  /** "Nicely": how it is to be told. */
  kindly: phrases,
  /** "They ask": why it is to be told. */
  askedOften: phrases,
  /** "{may} {tell} {tellThat}": what stands behind is to be told. */
  telling: phrases,
  /** "Just {tell}": the same before a quotation or one of `own`. */
  writing: phrases,
  tell: phrases,
  /** "Please", "you can": before such words. */
  may: phrases,
  /** "We", "there is": begins what is told where no "that" does. */
  own: phrases,
  /** "You": behind such words it is said to visitors. */
  you: phrases,
  /** "That", "only that". */
  tellThat: phrases,
  /** The pronouns of "no lo pongas". */
  objects: phrases,
  /** "That", "this": points back at what was said right before. */
  that: phrases,
  phone: phrases,
  email: phrases,
  address: phrases,
  name: phrases,
  /** "Surname": somebody is to be called by the first name alone. */
  surnames: phrases,
  /** "Without", "rather not": where one of those is named, to leave it off. */
  surnameless: phrases,
  /** "My", "her" before what is not to be printed. */
  owners: phrases,
  /** "Your": what visitors are not to write is told to them. */
  visitors: phrases,
  /** Written to the end of it. */
  particles: phrases,
  /** "The page": where it is not to stand. */
  places: phrases,
  /** Written to the end of where something is put: テーブルに載せないで is told to visitors. */
  onto: phrases,
  /** "But": begins such a remark behind what is told. */
  contrasts: phrases,
  /** "Because": goes on with it. */
  reasons: phrases,
  /** 있음: ends a line of notes without a mark. */
  closings: phrases,
  /** 은: ends what a sentence is about, where no mark says where it begins. */
  topics: phrases,
  /** "That" before a clause of what is not to be printed. */
  clauses: phrases,
  /** "The page can be called {name}". */
  naming: phrases,
  /** "The title", "the heading"; "should be" behind it. */
  titles: phrases,
  being: phrases,
  /** "As the title"; "please put" before or behind it. */
  asTitle: phrases,
  putting: phrases,
  /** "Wanted to", "don't": before such words it is no name. */
  refused: phrases,
  /** "Put {name} really big": the same, where what is to be big begins with a capital. */
  enlarging: phrases,
})

type AsideLists = z.infer<typeof asidesSchema>

/** The lists of one language, and what finds them in its folded text. */
export interface AsideWords {
  lists: AsideLists
  requests: PhraseFinder
  requestsBehind: PhraseFinder
  hushing: PhraseFinder
  confiding: PhraseFinder
  including: PhraseFinder
  kindly: PhraseFinder
  askedOften: PhraseFinder
  telling: PhraseFinder
  writing: PhraseFinder
  surnames: PhraseFinder
  surnameless: PhraseFinder
  contrasts: PhraseFinder
  naming: readonly RegExp[]
  enlarging: readonly RegExp[]
}

export const asideWords = remembered((code: string): AsideWords | null => {
  const lists = languageFile(code, 'asides', asidesSchema)
  if (!lists) return null
  const slots = slotsOf(lists)
  return {
    lists,
    requests: phraseFinder(lists.requests, slots),
    requestsBehind: phraseFinder(lists.requestsBehind, slots),
    hushing: phraseFinder(lists.hushing, slots),
    confiding: phraseFinder(lists.confiding, slots),
    including: phraseFinder(lists.including, slots),
    kindly: phraseFinder(lists.kindly, {}),
    askedOften: phraseFinder(lists.askedOften, slots),
    telling: phraseFinder(lists.telling, slots),
    writing: phraseFinder(lists.writing, slots),
    surnames: phraseFinder(lists.surnames, slots),
    surnameless: phraseFinder(lists.surnameless, slots),
    contrasts: phraseFinder(lists.contrasts, slots),
    naming: patternsOf(lists.naming, slots),
    enlarging: patternsOf(lists.enlarging, slots),
  }
})

const patternsOf = (list: readonly string[], slots: Slots): RegExp[] =>
  list.map((each) => new RegExp(phrasePattern(each, slots), 'gu'))

function slotsOf(lists: AsideLists): Slots {
  const { phone, email, address, name, that } = lists
  return {
    needs: lists.needs,
    pages: [...lists.pages, ...lists.vague],
    sites: lists.pages,
    tails: lists.tails,
    hasty: lists.hasty,
    tell: lists.tell,
    may: lists.may,
    tellThat: lists.tellThat,
    objects: lists.objects,
    that,
    kindly: lists.kindly,
    places: lists.places,
    titles: lists.titles,
    being: lists.being,
    asTitle: lists.asTitle,
    putting: lists.putting,
    what: {
      owners: lists.owners,
      things: [...phone, ...email, ...address, ...name],
      that,
      particles: lists.particles,
      contrasts: lists.contrasts,
      visitors: lists.visitors,
    },
  }
}
