import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { prepareFolder } from '#server/prepare-folder.ts'
import type { CollectedBriefs } from './collect-briefs.ts'

/**
 * Writes a file `<language>.jsonl` for each language into a folder, in the place of those written
 * there before: what is shared no more is not in the folder either.
 * @throws Error where a file there holds briefs that somebody looked at
 */
export function writeBriefs(folder: string, { records }: Pick<CollectedBriefs, 'records'>): void {
  prepareFolder('The folder for the briefs', folder)
  const before = readdirSync(folder).filter((name) => /^[a-z]{2}\.jsonl$/.test(name))
  for (const name of before) requireUnreviewed(join(folder, name))
  for (const name of before) rmSync(join(folder, name))
  for (const [language, lines] of records) {
    const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('')
    writeFileSync(join(folder, `${language}.jsonl`), text, { mode: 0o600 })
  }
}

function requireUnreviewed(file: string): void {
  const lines = readFileSync(file, 'utf8').split('\n')
  const isCollected = lines.every((line) => line === '' || line.includes('"unreviewed":true'))
  if (isCollected) return
  throw new Error(`${file} holds reviewed briefs and would be lost: name another folder`)
}
