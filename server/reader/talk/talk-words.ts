import * as z from 'zod'
import { languageFile, phrases } from '../language-file.ts'
import { remembered } from '../remembered.ts'
import { anyPhrase } from '../text/phrase-pattern.ts'

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
  /** Of these, "no". */
  denying: phrases,
  /** How a question ends that is typed without its mark: 맞죠. */
  asking: phrases,
  /** "Get well soon": said to whoever told of themselves. */
  wishing: phrases,
})

export type TalkWords = Readonly<Record<keyof z.infer<typeof talkSchema>, string>>

/** The lists of a language as sources of expressions over folded text. */
export const talkWords = remembered((code: string): TalkWords | null => {
  const lists = languageFile(code, 'talk', talkSchema)
  if (!lists) return null
  const entries = Object.entries(lists).map(([kind, list]) => [kind, anyPhrase(list)])
  return Object.fromEntries(entries) as TalkWords
})
