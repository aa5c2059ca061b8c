import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ShowcasePage } from '#shared/showcase.ts'

const fileIn = (dist: string) => join(dist, 'showcase.json')

/** Keeps the home page's examples with the build: composing them is most of a start. */
export function keepShowcase(dist: string, pages: readonly ShowcasePage[]): void {
  mkdirSync(dist, { recursive: true })
  const file = fileIn(dist)
  const partial = `${file}.${process.pid}`
  writeFileSync(partial, JSON.stringify(pages))
  renameSync(partial, file)
}

/** @throws when there is no build */
export function keptShowcase(dist: string): ShowcasePage[] {
  return JSON.parse(readFileSync(fileIn(dist), 'utf8')) as ShowcasePage[]
}
