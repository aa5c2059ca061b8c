import { withoutHesitations, withoutRemarks } from './asides/without-asides.ts'
import { findDebris } from './debris/find-debris.ts'
import { detectLanguage } from './detect-language.ts'
import { chatterOf } from './talk/chatter-of.ts'
import { type SplicedText, splice, unspliced, without } from './text/spliced-text.ts'
import { withoutWithdrawn } from './withdrawals/without-withdrawn.ts'

/**
 * What a brief says once what programs wrote around it is gone, and what was taken back as it was
 * typed stands corrected. The brief itself where nothing else would be left.
 */
export function asMeant(brief: string, fallback: string): SplicedText {
  const pasted = unspliced(brief)
  const debris = findDebris(brief)
  const typed = trimmedText(without(pasted, debris))
  if (!/[\p{L}\p{N}]/u.test(typed.text)) return pasted
  const code = detectLanguage(typed.text, fallback)
  const chatter = chatterOf(brief, code)
  const own = chatter ? trimmedText(without(pasted, [...debris, ...chatter])) : typed
  const told = trimmedText(withoutRemarks(own, code))
  return trimmedText(withoutHesitations(withoutWithdrawn(told, code), code))
}

/** A signature that a phone's own line stood below is the last line again. */
function trimmedText(from: SplicedText): SplicedText {
  const { text } = from
  const start = text.length - text.trimStart().length
  return splice(from, [[start, Math.max(start, text.trimEnd().length)]])
}
