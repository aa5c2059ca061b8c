import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { LabelledRecord } from '#server/generation/shared-briefs/labelled-record.ts'
import { writeBriefs } from '#server/generation/shared-briefs/write-briefs.ts'
import { labelledBriefs } from '#test/briefs/labelled-brief.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ninefold-briefs-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const record = (id: string): LabelledRecord => ({
  id,
  typed: 'desk',
  spans: [['kind', 'A bakery.']],
  facts: { industry: 'bakery' },
  unreviewed: true,
  corrected: ['industry'],
})

it('writes a line for each brief, to be read by nobody else on the machine', () => {
  writeBriefs(folder, { records: new Map([['en', [record('en-a'), record('en-b')]]]) })
  const file = join(folder, 'en.jsonl')
  expect(
    readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).id),
  ).toEqual(['en-a', 'en-b'])
  expect(statSync(file).mode & 0o777).toBe(0o600)
})

it('takes away what was written before and is shared no more', () => {
  writeBriefs(folder, { records: new Map([['en', [record('en-a')]]]) })
  writeBriefs(folder, { records: new Map() })
  expect(readdirSync(folder)).toEqual([])
})

it('leaves briefs alone that somebody has reviewed', () => {
  const file = join(folder, 'en.jsonl')
  const { unreviewed: _, ...reviewed } = record('en-a')
  writeFileSync(file, `${JSON.stringify(reviewed)}\n`)
  expect(() => writeBriefs(folder, { records: new Map() })).toThrow('name another folder')
  expect(readdirSync(folder)).toEqual(['en.jsonl'])
})

it('writes nothing that is learned from before somebody has looked at it', () => {
  writeBriefs(folder, { records: new Map([['en', [record('en-a')]]]) })
  expect(() => labelledBriefs(folder)).toThrow('en.jsonl:1: put pieces and facts right')
})
