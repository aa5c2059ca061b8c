import type { Token } from './tokens.ts'

/**
 * "Wash-, | dry- and ironing service": behind a comma, a word that ended in a hyphen lacks its other half.
 * @param at the token behind the comma
 */
export function isHalved(tokens: readonly Token[], at: number): boolean {
  const [word, hyphen, comma] = [tokens[at - 3], tokens[at - 2], tokens[at - 1]]
  const isGlued = word?.kind === 'word' && /^[-‐]$/.test(hyphen?.text ?? '') && !hyphen?.spaced
  return isGlued && comma?.text === ',' && !comma.spaced
}
