import { randomBytes, randomInt } from 'node:crypto'
import type { PageLanguage } from '#shared/page/document.ts'
import { romaniseHangul, romaniseKana } from './romanise.ts'

const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789'
const longestWords = 40

/** A random id of letters and digits that cannot be mistaken for one another. */
export function newId(length = 20): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')
}

/** 256 bits nobody can guess. */
export function newShareToken(): string {
  return randomBytes(32).toString('base64url')
}

/**
 * A slug that starts with the words of a name where they can be written in a to z, and ends in
 * chance: `padaria-sol-k3m9x2`. Names in other scripts give chance alone.
 */
export function newSlug(name: string, language: PageLanguage): string {
  const words = slugOf(name, language)
  return words === '' ? newId(10) : `${words}-${newId(6)}`
}

/** The words of a name as a slug, without chance; '' where they make none. */
export function slugOf(name: string, language: PageLanguage): string {
  const words = romanised(name, language)
  return words.length < 3 ? '' : words
}

const singles: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd' }

/** As a German writes an umlaut where there is none; elsewhere the letter alone is right. */
const umlauts: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue' }

function romanised(name: string, language: PageLanguage): string {
  const small = romaniseKana(romaniseHangul(name.normalize('NFKC').toLowerCase()))
  const spelt =
    language === 'de' ? small.replace(/[äöü]/g, (letter) => umlauts[letter] ?? '') : small
  const plain = spelt
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøłđ]/g, (letter) => singles[letter] ?? '')
  // What stays untranslated would leave torsos of words; better none of them.
  if (/\p{L}/u.test(plain.replace(/[a-z]/g, ''))) return ''
  return plain
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longestWords)
    .replace(/^-+|-+$/g, '')
}
