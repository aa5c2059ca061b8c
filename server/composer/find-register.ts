import * as z from 'zod'
import { languageFile, phrases } from '#server/reader/language-file.ts'
import type { Reading } from '#server/reader/read.ts'
import { type Register, registers } from '#shared/page/register.ts'
import { asked } from './material/requests.ts'
import type { Statement } from './material/statement.ts'

const list = z.optional(phrases)
const cueSchema = z.strictObject({
  /** Whole words, whatever their case. */
  words: list,
  /** Whole words as they are written, where no sentence begins: "Sie" opens many as "she". */
  capitals: list,
  /** What a word ends with. */
  endings: list,
})
const fileSchema = z.partialRecord(z.enum(registers), cueSchema)

type Cues = z.infer<typeof cueSchema>
type File = z.infer<typeof fileSchema>

const read = new Map<string, File>()

/**
 * How the owner speaks to readers, told by the brief's own words; what is said to us ("mach du die
 * Seite schön") tells nothing. Undefined where nothing tells, or two ways are used as often.
 */
export function findRegister(
  { text }: Reading,
  statements: readonly Statement[],
): Register | undefined {
  const cues = cuesOf(text.language.code)
  const said = statements
    .filter(({ role }) => !asked.has(role))
    .flatMap(({ span: [start, end] }) => wordsOf(text.raw.slice(start, end)))
  const ranked = registers
    .map((register) => ({ register, count: countOf(said, cues[register]) }))
    .toSorted((one, other) => other.count - one.count)
  const [first, second] = ranked
  return first && first.count > (second?.count ?? 0) ? first.register : undefined
}

interface Word {
  written: string
  lower: string
  opensSentence: boolean
}

/** Words but for units: "10 u" is an hour, and addresses nobody. */
function wordsOf(said: string): Word[] {
  return [...said.matchAll(/\p{L}+/gu)]
    .filter(({ index }) => !/\d\s?$/.test(said.slice(0, index)))
    .map(({ 0: written, index }) => ({
      written,
      lower: written.toLowerCase(),
      opensSentence: /(?:^|[.!?…:;•\n])[\s"“„«(–-]*$/.test(said.slice(0, index)),
    }))
}

function countOf(said: readonly Word[], cues: Cues = {}): number {
  const { words = [], capitals = [], endings = [] } = cues
  return said.filter(
    ({ written, lower, opensSentence }) =>
      words.includes(lower) ||
      (!opensSentence && capitals.includes(written)) ||
      endings.some((ending) => lower.endsWith(ending)),
  ).length
}

/** Languages without such a file speak to everybody alike. */
function cuesOf(language: string): File {
  const known = read.get(language)
  if (known) return known
  const cues = languageFile(language, 'register', fileSchema) ?? {}
  read.set(language, cues)
  return cues
}
