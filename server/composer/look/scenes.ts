import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import type { Reading } from '#server/reader/read.ts'
import { industries } from '#shared/page/industries.ts'

const sceneSchema = z.strictObject({
  /** Trades it may be drawn for: a vet's dog is not the dog that may come to a café. */
  within: z.array(z.enum(industries)).min(1),
  /** What people call it in the languages of pages: a regular expression over what it calls itself. */
  words: z.string().min(1),
  /** Icons of the bundled set, the main one first. */
  icons: z.array(z.string()).min(1),
})

const file = join(import.meta.dirname, '../../../languages/scenes.json')
/** What is drawn for whom, the particular before the general; who is none of these gets no picture. */
const scenes = z
  .array(sceneSchema)
  .parse(JSON.parse(readFileSync(file, 'utf8')))
  .map((scene) => ({ ...scene, words: new RegExp(scene.words, 'isu') }))
type Scene = (typeof scenes)[number]

/**
 * Letters in which people say what they are: further on a roofer's grandfather rides a bike, and a plant
 * shop that has said what it is delivers by one.
 */
const opening = { kindTold: 60, else: 140 }

/** The scene of what this calls itself; null where nothing is certain enough to be drawn. */
export function sceneOf({ industry, facts, text }: Reading): readonly string[] | null {
  const called = `${facts.kind?.value ?? ''} ${facts.name?.value ?? ''}`
  const fits = ({ within }: Scene) => within.includes(industry)
  const named = scenes.find((scene) => fits(scene) && scene.words.test(called))
  const start = text.raw.slice(0, facts.kind ? opening.kindTold : opening.else)
  const told = named ?? scenes.find((scene) => fits(scene) && scene.words.test(start))
  return told?.icons ?? null
}
