import { letterCase } from '../letter-case.ts'
import { isVocabulary, type Reading } from '../name-words.ts'
import type { Word } from '../read-text.ts'

/** "vendemos casas", "pinto retratos", "j'écoute": what somebody does. */
const deed =
  /^(?:[a-z]{3,}(?:amos|emos|imos|iamo)|j['’].+|(?:pint|stur|cur|trat|traduc|traduzc|traduz|desatasc|desentup|arranj|consert|ripar|cambi|cort|stir|lav|planch|limpi|cozinh|cocin|desenh|dibuj|disegn|diping|fotograf|ensin|ensen|insegn|acompanh|acompan|arregl|mud|costruisc|vend|traduzc|repar|cuid|organizz|organiz)o)$/

/** "isolation", "depilación", "tatuagens", "masajes": an activity, or many things. */
const activity = /.(?:tion|tions|age|ages|cion|zione|cao|agem|agens|ajes?|aggi|aggio|s)$/

const link = /^(?:et|y|e|de|des|di|d|a|au|en|em|con|com|avec|para|pour|per|sur|junto|frente)$/

const family =
  /^(?:cie|co|compagnie|compania|companhia|compagnia|fils|filles|figli|hijos|filhos|hnos|irmaos|moi|toi|vous|tal)$/

/** In a brief all small or all capitals: what is done or sold, and no name. */
export function tellsWares(reading: Reading, run: readonly Word[]): boolean {
  const [first, second, third, ...more] = run
  const roman = ['FR', 'ES', 'IT', 'PT'].includes(reading.lexicon.countries[0])
  if (!roman || !first || !second || letterCase(reading.text.raw) === 'mixed') return false
  if (deed.test(first.folded)) return true
  if (!third || !link.test(second.folded) || !isVocabulary(reading, first)) return false
  const pair = /^(?:et|y|e)$/.test(second.folded) && more.length < 2
  return (pair && !family.test(third.folded)) || activity.test(first.folded)
}
