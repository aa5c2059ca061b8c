import { withoutHesitations, withoutRemarks } from './asides/without-asides.ts'
import { type Chosen, leftOutOf, nothingChosen, withWanted } from './chosen.ts'
import { findDebris } from './debris/find-debris.ts'
import { detectLanguage } from './detect-language.ts'
import { chatterOf } from './talk/chatter-of.ts'
import { type SplicedText, splice, unspliced, without } from './text/spliced-text.ts'
import { withoutWithdrawn } from './withdrawals/without-withdrawn.ts'

/**
 * What a brief says once what programs wrote around it is gone, and what was taken back as it was
 * typed stands corrected: without what its creator left out, and with what they want told. The brief
 * itself where nothing else would be left.
 */
export function asMeant(
  brief: string,
  fallback: string,
  chosen: Chosen = nothingChosen,
): SplicedText {
  const pasted = unspliced(brief)
  const programs = findDebris(brief)
  const left = leftOutOf(brief, chosen, programs)
  const debris = [...programs, ...left]
  const typed = trimmedText(without(pasted, debris))
  if (!/[\p{L}\p{N}]/u.test(typed.text)) return pasted
  const code = detectLanguage(typed.text, fallback)
  const chatter = chatterOf(brief, code, left)
  const own = chatter ? trimmedText(without(pasted, [...debris, ...chatter])) : typed
  const told = trimmedText(withoutRemarks(own, code))
  const meant = trimmedText(withoutHesitations(withoutWithdrawn(told, code), code))
  return chosen.with.length > 0 ? trimmedText(withWanted(meant, chosen)) : meant
}

/** A signature that a phone's own line stood below is the last line again. */
function trimmedText(from: SplicedText): SplicedText {
  const { text } = from
  const start = text.length - text.trimStart().length
  return splice(from, [[start, Math.max(start, text.trimEnd().length)]])
}
