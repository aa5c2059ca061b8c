import type { Industry } from '#shared/page/industries.ts'
import { isTradeName, tradeIndex } from './classify-industry.ts'
import type { Atom } from './hours/atom.ts'
import { inTheEvening } from './hours/in-the-evening.ts'
import { readAtoms } from './hours/read-atoms.ts'
import { readElements } from './hours/read-elements.ts'
import { readRules } from './hours/read-rules.ts'
import { writeHours } from './hours/write-hours.ts'
import type { Lexicon } from './lexicon/lexicon.ts'
import { matchAt } from './match-phrases.ts'
import type { BriefText, Found } from './read-text.ts'

/** An event's and a band's times are dates, unless the brief speaks of opening. */
const dated: readonly Industry[] = ['event', 'music']

/** Opening hours in OpenStreetMap syntax. */
export function findHours(
  text: BriefText,
  lexicon: Lexicon,
  industry: Industry,
  blocked: readonly (readonly [number, number])[],
): Found<string> | undefined {
  if (industry === 'event') return undefined
  const said = readAtoms(text.folded, lexicon, blocked)
  const atoms =
    industry === 'auto-repair'
      ? said.filter((atom) => !isGarage(text.folded.slice(atom.start, atom.end), atom, lexicon))
      : said
  const opening = readRules(readElements(inTheEvening(atoms, lexicon, industry)))
  if (!opening.span || (dated.includes(industry) && !opening.cued)) return undefined
  if (opening.always) return { value: '24/7', span: opening.span, confidence: 0.9 }
  const value = writeHours(opening.week)
  if (value !== '' && value.length <= 300) {
    return { value, span: opening.span, confidence: opening.cued ? 0.95 : 0.85 }
  }
  return undefined
}

/** "Taller Rivas, lunes a viernes de 9 a 19": a garage's own name, and no class it gives. */
function isGarage(said: string, atom: Atom, lexicon: Lexicon): boolean {
  if (atom.kind !== 'word' || !atom.words.has('not')) return false
  const match = matchAt(tradeIndex(lexicon), said, 0)
  const votes = match?.end === said.length && isTradeName(match) ? match.value : []
  return votes.some((vote) => vote.industry === 'auto-repair')
}
