import { isPhrase } from '../match-phrases.ts'
import {
  type Candidate,
  isArticle,
  isOwner,
  isTrade,
  type Reading,
  type Run,
} from '../name-words.ts'
import type { Word } from '../read-text.ts'
import { isProper } from './is-proper.ts'
import { runAt } from './name-run.ts'
import { group, isOne } from './trade-names.ts'

const own =
  /^(?:own|new|little|small|eigen|kleine|nieuwe|petite?|propre|nouvelle|propi[oa]|propri[oa]|nuev[oa]|pequen[oa]|nuov[oa]|piccol[oa]|nov[oa]|eigene[nrs]?|kleine[nrs]?|neue[nrs]?)$/

/** "for my shop Paper Moon", "notre club de rando Semelles de Vent", "una app, Ruedín, que". */
export function owned(reading: Reading): Candidate[] {
  const { text, words, lexicon } = reading
  const isGerman = lexicon.countries[0] === 'DE'
  const found: Candidate[] = []
  for (let i = 0; i < words.length - 2; i += 1) {
    const owner = words[i]
    if (!owner || !(isOwner(owner) || isOne(owner))) continue
    const elided = /^un['’](?=\p{Ll})/u.test(owner.raw)
    const at = own.test(words[i + 1]?.folded ?? '') ? i + 2 : i + 1
    const what = elided ? owner : words[at]
    if (!isGerman && what) found.push(...apart(reading, i, at))
    if (!what || !isVenture(reading, what, isGerman)) continue
    const last = elided ? i : behindOf(reading, at)
    const first = words[last + 1]
    const gap = first && text.raw.slice(words[last]?.end, first.start)
    const article = gap === ', ' && first && !first.capital && isArticle(first)
    const run = gap && /^[ ,:]{1,2}$/.test(gap) ? runAt(reading, last + (article ? 2 : 1)) : null
    if (!run || !isProper(reading, run)) continue
    if (gap === ', ' && isCouple(run)) continue
    const set = gap === ', ' && /^[,.]/.test(text.raw.slice(run.end))
    if (!(isOwner(owner) && !isGerman) && !set) continue
    // Every German thing has a capital: "unser Laden, Wolle und Stoffe,".
    if (isGerman && run.words.some(({ folded }) => folded === 'und')) continue
    found.push({ ...run, score: run.words.length > 1 ? 5.2 : 4.4 })
  }
  return found
}

/** "Notre équipe, Julie et Marc,": two people are its people. */
const isCouple = ({ words: [, and, , ...more] }: Run): boolean =>
  more.length === 0 && /^(?:et|y|e|and|en|und)$/.test(and?.folded ?? '')

/** "Notre péniche, Entre Deux Rives, accueille", "a minha lojinha de lãs, Fio à Meada, fica": a title of three words set apart. */
function apart(reading: Reading, owner: number, at: number): Candidate[] {
  const { words, text } = reading
  const last = behindOf(reading, at)
  const [mine, what, first] = [words[owner], words[last], words[last + 1]]
  if (!mine || !isOwner(mine) || !what || what.capital || !first?.capital) return []
  if (text.raw.slice(what.end, first.start) !== ', ') return []
  const run = runAt(reading, last + 1)
  const title = run && run.words.length > 2 && /^[,.]/.test(text.raw.slice(run.end))
  const pair = run?.words.some(({ folded }) => /^(?:et|y|e|and|en|&)$/.test(folded))
  return title && !pair && isProper(reading, run) ? [{ ...run, score: 4.2 }] : []
}

/** "club de lectura", "gruppo di lettura": where the words for what it is end. */
function behindOf({ words, text }: Reading, at: number): number {
  const [what, of, thing] = words.slice(at, at + 3)
  const linked = what && of && thing && /^(?:de|di|of|van|d)$/.test(of.folded) && !thing.capital
  return linked && text.raw.slice(what.end, thing.start) === ` ${of.raw} ` ? at + 2 : at
}

function isVenture(reading: Reading, word: Word, isGerman: boolean): boolean {
  if (word.capital !== isGerman || word.raw.length < 3) return false
  const folded = word.folded.replace(/^un['’]/, '')
  return (
    group.test(folded) ||
    (word.raw.length > 3 &&
      (isTrade(reading, word) || isPhrase(reading.lexicon.name.generic, folded)))
  )
}
