import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readSecret } from '#server/secret-file.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ninefold-secret-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('the secret in the data folder', () => {
  it('is made once, for its owner’s eyes, and nothing is left beside it', () => {
    const data = join(folder, 'data')
    const secret = readSecret(undefined, data)
    expect(secret).toMatch(/^[\w-]{64}$/)
    expect(readSecret(undefined, data)).toBe(secret)
    expect(readdirSync(data)).toEqual(['secret'])
    expect(statSync(join(data, 'secret')).mode & 0o777).toBe(0o600)
  })

  it('is not made where one is configured', () => {
    expect(readSecret('a secret that only tests know, 32+', folder)).toContain('only tests')
    expect(readdirSync(folder)).toEqual([])
  })

  it.each([
    ['nothing', ''],
    ['spaces alone', '                                        \n'],
    ['too little', 'changeme\n'],
    ['one character too few', 'x'.repeat(31)],
  ])('is refused by its name where it holds %s, and kept as it is', (_, text) => {
    writeFileSync(join(folder, 'secret'), text)
    expect(() => readSecret(undefined, folder)).toThrow(
      `SECRET: ${join(folder, 'secret')} holds ${text.trim().length} characters`,
    )
    expect(statSync(join(folder, 'secret')).size).toBe(text.length)
  })

  it('is named with the reason where it cannot be read', () => {
    mkdirSync(join(folder, 'secret'))
    expect(() => readSecret(undefined, folder)).toThrow(
      `SECRET: ${join(folder, 'secret')} cannot be read or made: there is a folder where a file`,
    )
  })

  it('may be one somebody wrote, with a line end behind it', () => {
    writeFileSync(join(folder, 'secret'), `${'x'.repeat(32)}\n`)
    expect(readSecret(undefined, folder)).toBe('x'.repeat(32))
  })
})
