import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

interface Entry {
  version?: string
  resolved?: string
  integrity?: string
  link?: boolean
  /** Comes inside the package above it, whose hash covers it. */
  inBundle?: boolean
}

const lock = JSON.parse(readFileSync(join(import.meta.dirname, '../package-lock.json'), 'utf8'))
const entries = Object.entries(lock.packages as Record<string, Entry>).filter(
  ([path]) => path !== '',
)

it('says of every package which bytes it is, for every platform', () => {
  const without = entries.filter(
    ([, { integrity, inBundle }]) => !inBundle && !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''),
  )
  expect(without.map(([path]) => path)).toEqual([])
})

it('takes packages from the registry alone', () => {
  const elsewhere = entries.filter(
    ([, { link, resolved = 'https://registry.npmjs.org/' }]) =>
      link || !resolved.startsWith('https://registry.npmjs.org/'),
  )
  expect(elsewhere.map(([path]) => path)).toEqual([])
})
