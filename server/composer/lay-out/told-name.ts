import { whoSpeaks } from '#server/reader/facts/who-speaks.ts'
import type { Reading } from '#server/reader/read.ts'
import { asName } from '#server/reader/spelling/name-words.ts'
import { withoutShouting } from '#server/reader/spelling/without-shouting.ts'
import { fold } from '#server/reader/text/fold.ts'
import { isDense } from '#server/reader/text/is-dense.ts'
import { personNameOf } from '#server/reader/text/person-names.ts'
import { tagBefore } from '#server/reader/text/tagged-text.ts'
import { noWords, ownWords, type Words } from '../material/words.ts'

/** What it is called; where it is called nothing, the first name of whoever says "I". */
export function toldName(reading: Reading): Words {
  const { facts, text } = reading
  const span = facts.name?.span ?? whoSpeaks(reading)
  if (!span) return noWords
  const name = asName(facts.name?.value ?? text.raw.slice(...span), text)
  return ownWords(withoutShouting(name, text), span)
}

/** "Sanne" says less than "Piano lessons in Zwolle", unless that is what the lessons are called. */
export function isFirstNameAlone({ facts: { name }, text }: Reading): boolean {
  if (!name || /\s/.test(name.value) || isDense(name.value)) return false
  const isCalled = tagBefore(text, name.span[0] - 1, 'names.before') !== undefined
  return !isCalled && personNameOf(fold(name.value)) !== undefined
}
