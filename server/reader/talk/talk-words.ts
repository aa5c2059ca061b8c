import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { remembered } from '../remembered.ts'
import { phrasePattern } from '../text/phrase-pattern.ts'

const phrases = z.array(z.string().min(1))

/** The file `talk.json` of a language, which may be missing: what those who plan something together say to each other. */
const talkSchema = z.strictObject({
  /** "Ok", "fine": agrees, and tells nothing. */
  agreeing: phrases,
  /** Of these, what tells nothing without a mark behind it either: "ok saturday". */
  assenting: phrases,
  /** "Who has", "does anyone know": asked of each other. */
  chatting: phrases,
  /** "Yes", "no": answers a question nobody reads. */
  answering: phrases,
})

export type TalkWords = Readonly<Record<keyof z.infer<typeof talkSchema>, string>>

const folder = join(import.meta.dirname, '../../../languages')

/** The lists of a language as sources of expressions over folded text. */
export const talkWords = remembered((code: string): TalkWords | null => {
  const file = join(folder, code, 'talk.json')
  if (!existsSync(file)) return null
  const lists = talkSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  const entries = Object.entries(lists).map(([kind, list]) => {
    const longestFirst = list.toSorted((one, other) => other.length - one.length)
    return [kind, `(?:${longestFirst.map((each) => phrasePattern(each, {})).join('|')})`]
  })
  return Object.fromEntries(entries) as TalkWords
})
