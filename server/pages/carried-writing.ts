import * as z from 'zod'
import { checkedChoice } from '#server/generation/brief-choice.ts'
import { type GenerationRequest, requestOf } from '#server/generation/generation-request.ts'
import type { Repositories, StoredGeneration, StoredPage } from '#server/storage/storage.ts'
import { briefLimits } from '#shared/brief-limits.ts'
import { engines } from '#shared/engines.ts'
import { pageLanguageSchema } from '#shared/page/document.ts'
import { factsSchema } from '#shared/page/facts.ts'
import { industries } from '#shared/page/industries.ts'
import { checkedPart } from './checked-part.ts'
import { newId } from './new-id.ts'
import { standingWriting } from './standing-writing.ts'

const whole = z.number().int().min(0)
const part = z.number().min(0).max(1)
const spans = z.array(z.tuple([whole, whole])).max(400)
const knownSchema = z.object({
  industry: z.enum(industries).optional(),
  facts: factsSchema,
  isNameless: z.boolean().optional(),
})
const picture = z.object({
  id: z.string().regex(/^[\w-]{1,64}$/),
  alt: z.string().max(300),
  name: z.string().max(300),
  width: whole,
  height: whole,
  focal: z.object({ x: part, y: part }),
})

/** What a page was written from, as a file takes it along. */
const writingSchema = z.object({
  engine: z.enum(engines),
  composition: z.object({
    brief: z.string().regex(/\S/).max(briefLimits.max),
    locale: pageLanguageSchema,
    locales: z.array(pageLanguageSchema).max(pageLanguageSchema.options.length),
    fallback: pageLanguageSchema,
    seed: whole,
    now: whole.max(8.64e15),
    known: knownSchema,
    chosen: z.object({ without: spans, with: spans }).optional(),
    isDictated: z.boolean().optional(),
    pictures: z
      .object({
        photos: z.array(picture).max(60),
        logo: picture.nullable(),
        colour: z
          .object({
            hue: z.number(),
            chroma: z.number(),
            scheme: z.enum(['light', 'dark', 'auto']),
          })
          .partial({ scheme: true })
          .nullable(),
      })
      .optional(),
  }),
  keepsTheme: z.boolean().optional(),
  dressed: knownSchema.optional(),
})
export type CarriedWriting = z.infer<typeof writingSchema>

/** The brief and what its creator chose of it; absent where no brief has made the page. */
export async function carriedWriting(
  stored: Parameters<typeof standingWriting>[0],
  page: StoredPage,
): Promise<CarriedWriting | undefined> {
  let writing = await standingWriting(stored, page)
  while (writing && !isOfAll(writing)) writing = await stored.generations.previousOf(writing)
  if (!writing) return undefined
  const { composition, keepsTheme, dressed } = requestOf(writing)
  return { engine: writing.engine, composition, keepsTheme, dressed } as CarriedWriting
}

/** A writing of one part was told all that the page says, as if its creator had typed it. */
function isOfAll(writing: StoredGeneration): boolean {
  return writing.status === 'complete' && requestOf(writing).block === undefined
}

/** What the page in a file was written from. @throws AppError `invalid` naming each wrong field */
export function readWriting(file: unknown): CarriedWriting | undefined {
  const { writing } = file as { writing?: unknown }
  if (writing === undefined) return undefined
  const read = checkedPart(writingSchema, writing, 'writing')
  const { brief, chosen } = read.composition
  if (chosen) checkedChoice(chosen, brief)
  return read
}

/**
 * Makes a page that was brought in one that its brief has made, as it was where it comes from.
 * @param upload what a picture is here; undefined of one that was not brought along
 */
export async function insertWriting(
  { generations }: Pick<Repositories, 'generations'>,
  { id: page, owner, createdAt }: StoredPage,
  carried: CarriedWriting,
  upload: Here,
): Promise<void> {
  const { engine, composition, ...rest } = carried
  const pictures = broughtHere(composition.pictures, upload)
  const request = { ...rest, composition: { ...composition, pictures } } as GenerationRequest
  const { brief, seed } = composition
  await generations.insert({
    ...{ id: newId(), kind: 'page', page, owner, engine, brief, seed, status: 'complete' },
    ...{ idempotencyKey: null, requestHash: '', request: { ...request }, usage: null },
    ...{ leaseOwner: null, leaseUntil: null, fence: 0, attempt: 1, cancelRequestedAt: null },
    ...{ lastSeq: 0, createdAt, updatedAt: createdAt },
  })
}

type Here = (id: string) => string | undefined
type Pictures = CarriedWriting['composition']['pictures']

/** The page cannot be written around pictures again that are not here. */
function broughtHere(pictures: Pictures, upload: Here): Pictures {
  if (!pictures) return undefined
  const here = <T extends { id: string }>(picture: T): T[] => {
    const id = upload(picture.id)
    return id === undefined ? [] : [{ ...picture, id }]
  }
  const { photos, logo, colour } = pictures
  return { photos: photos.flatMap(here), logo: (logo && here(logo)[0]) ?? null, colour }
}
