/**
 * A text that was quoted as somebody says it, as a page says it: 쉰다고 is 쉽니다. What is said in
 * full already stays.
 * @param said with the words that lead away from it
 * @param plain without them
 * @param endings of quotations and of sentences, decomposed; the first that fits
 */
export function declared(
  said: string,
  plain: string,
  endings: readonly (readonly [quoted: string, own: string])[] = [],
): string {
  const whole = said.trim().normalize('NFD')
  const ending = endings.find(([quoted]) => whole.endsWith(quoted.normalize('NFD')))
  if (!ending) return plain
  const [quoted, own] = ending
  return (whole.slice(0, whole.length - quoted.normalize('NFD').length) + own).normalize('NFC')
}
