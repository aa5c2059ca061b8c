import { chance } from '#server/composer/seeded-random.ts'
import { parsePhone } from '#server/reader/grammars/parse-phone.ts'
import { madeLetters } from './made-words.ts'

/** Digits at the front that tell country and kind of number, not whose it is. */
const leading = 4
/** So often a number that could be one is looked for. */
const tries = 40

/** Another number, written the same way: valid where the first one is, if that can be. */
export function madePhone(said: string, country: string, seed: number): string {
  const isValid = parsePhone(said, country)?.isValid() ?? false
  const made = Array.from({ length: tries }, (_, at) => withOtherDigits(said, leading, seed + at))
  const fits = (one: string) => parsePhone(one, country)?.isValid() === isValid
  return made.find(fits) ?? withOtherDigits(said, leading, seed)
}

/** The same text with other digits behind the first ones. */
export function withOtherDigits(said: string, kept: number, seed: number): string {
  let count = 0
  return said.replace(/\d/g, (digit, at: number) => {
    count += 1
    return count <= kept ? digit : otherDigit(digit, seed, `digit ${said.toLowerCase()} ${at}`)
  })
}

function otherDigit(digit: string, seed: number, key: string): string {
  const others = [...'123456789'].filter((one) => one !== digit)
  return others[Math.floor(chance(seed, key) * others.length)] ?? '1'
}

/** An address of mail or of a site, or a handle, with other letters; its ending stays. */
export function madeAddress(said: string, seed: number): string {
  const start = /^(?:https?:\/\/)?(?:www\.)?/i.exec(said)?.[0] ?? ''
  const host = /^[^/]*/.exec(said.slice(start.length))?.[0] ?? ''
  const ending =
    /(?:\.[a-z]{2,3})?\.[a-z]{2,12}$/i.exec(host.replace(/^[^.]*(?=\.)/, ''))?.[0] ?? ''
  const own = host.slice(0, host.length - ending.length)
  const path = said.slice(start.length + host.length)
  return start + madeLetters(own, seed) + ending + madeLetters(path, seed)
}
