import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type LabelledRecord,
  labelledRecordSchema,
} from '#server/generation/shared-briefs/labelled-record.ts'
import { textHash } from '#shared/page/text-hash.ts'

/** What a careful reader finds in a brief; what is not named is not in it. */
export interface LabelledBrief extends LabelledRecord {
  locale: string
  brief: string
  split: Split
  /** Written after the last rule and never looked at while working on them. */
  fresh: boolean
}

/** Of `late` scorers alone learn: the tagger that cuts them has not seen them, as it has not seen users' briefs. */
export type Split = 'train' | 'late' | 'dev' | 'test'

/** Typed by strangers when the tagger had learned already; of so many in a hundred scorers learn. */
const late = [
  { ids: /-(?:quay|harbor|remark)-/, learned: 50 },
  { ids: /-(?:meadow|orchard)-/, learned: 100 },
  { ids: /-pond-/, learned: 0 },
]

/** 70, 15 and 15 in a hundred by a hash of the id. */
export function splitOf(id: string): Split {
  const part = Number.parseInt(textHash(`brief ${id}`), 16) % 100
  const learned = late.find(({ ids }) => ids.test(id))?.learned
  if (learned !== undefined) return part < learned ? 'late' : 'test'
  return part < 70 ? 'train' : part < 85 ? 'dev' : 'test'
}

/**
 * Every labelled brief of `<locale>.jsonl` in a folder, of the one beside this file where none is named.
 * @throws Error naming file and line of a record that is none, or that nobody has looked at
 */
export function labelledBriefs(folder = import.meta.dirname): LabelledBrief[] {
  const files = readdirSync(folder).filter((name) => /^[a-z]{2}\.jsonl$/.test(name))
  return files.flatMap((file) => readBriefs(folder, file))
}

function readBriefs(folder: string, file: string): LabelledBrief[] {
  const locale = file.slice(0, 2)
  const lines = readFileSync(join(folder, file), 'utf8').split('\n')
  return lines.flatMap((line, at) => {
    if (line.trim() === '') return []
    const record = labelledRecordSchema.safeParse(JSON.parse(line))
    if (!record.success) {
      const faults = record.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`)
      throw new Error(`${file}:${at + 1}: ${faults.join('; ')}`)
    }
    const { id, spans, unreviewed } = record.data
    if (unreviewed)
      throw new Error(`${file}:${at + 1}: put pieces and facts right, then take "unreviewed" away`)
    const brief = spans.map(([, said]) => said).join('')
    const fresh = id.startsWith(`${locale}-new-`)
    return [{ ...record.data, locale, brief, split: splitOf(id), fresh }]
  })
}
