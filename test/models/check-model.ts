import { callModel } from '#server/generation/model/call-model.ts'
import { elementReader } from '#server/generation/model/element-reader.ts'
import { type ModelDesk, modelDesk } from '#server/generation/model/model-desk.ts'
import { patience } from '#server/generation/model/patience.ts'
import { checkClaim } from '#server/generation/reading/check-claim.ts'
import {
  type Claim,
  claimSchema,
  readingAnswerSchema,
} from '#server/generation/reading/claim-schema.ts'
import { settledReading } from '#server/generation/reading/known-reading.ts'
import { readingPrompt } from '#server/generation/reading/reading-prompt.ts'
import type { ModelConfig } from '#server/model-config.ts'
import type { Model } from '#server/providers/model.ts'
import type { PageLanguage } from '#shared/page/document.ts'
import { factSchemas } from '#shared/page/facts.ts'
import type { PlannedBlock } from '#shared/page/plan-blocks.ts'
import { wishedPage } from '../contract/model-wishes/wished-page.ts'
import type { TestServices } from '../server/open-services.ts'
import { exampleWishes, type WishKind } from './example-wishes.ts'
import { correctedBy, countFields, type FieldCount, type ReadBrief } from './reading-measures.ts'
import { wishHolds } from './wish-holds.ts'

export interface Cost {
  milliseconds: number
  inputTokens: number
  outputTokens: number
}

/** How a model read one brief. */
export interface CheckedBrief extends Cost {
  id: string
  /** Whether it said all it wanted to say. */
  isAnswered: boolean
  /** What it said: of that, what its words proved, and what the brief does not say. */
  claims: number
  taken: number
  invented: number
  before: Record<string, FieldCount>
  after: Record<string, FieldCount>
}

/** What a model made of one wish. */
export interface CheckedWish extends Cost {
  language: PageLanguage
  kind: WishKind
  /** What carried it out. */
  engine: 'composer' | 'model'
  /** The page is as it was wished to be. */
  isDone: boolean
  /** What the truth guard kept out. */
  invented: number
  /** Why not, where it was not. */
  note: string | null
}

/** Asks a model how a brief is to be read, and checks all it says. */
export async function checkBrief(
  model: Model,
  limits: ModelConfig,
  read: ReadBrief,
  plan: readonly PlannedBlock[],
): Promise<CheckedBrief> {
  const desk: ModelDesk = modelDesk(model, limits, Date.now)
  const waiting = patience(limits, async () => false, new AbortController().signal)
  const { label, understood, known } = read
  const claims: Claim[] = []
  const began = performance.now()
  const order = {
    ...readingPrompt({ brief: label.brief, understood, plan, known }),
    maxOutputTokens: 3000,
    schema: readingAnswerSchema,
    reader: elementReader(),
    async onPiece(piece: Record<string, unknown>) {
      const claim = claimSchema.safeParse(piece)
      if (claim.success) claims.push(claim.data)
      return claims.length < 200
    },
  }
  const { end, usage } = await callModel(desk, order, waiting)
  waiting.end()
  const facts = claims.filter(({ key, value }) => Object.hasOwn(factSchemas, key) && value !== null)
  const settled = settledReading(known, claims, label.brief)
  const taken = facts.filter((claim) => checkClaim(claim, label.brief, settled)).length
  return {
    id: label.id,
    isAnswered: end === 'ended',
    claims: claims.length,
    taken,
    invented: facts.length - taken,
    before: countFields([{ label, understood }]),
    after: countFields([{ label, understood: correctedBy(read, claims) }]),
    milliseconds: performance.now() - began,
    ...usage,
  }
}

/** Wishes something of a page, as its creator would, and looks whether it has become so. */
export async function checkWish(
  services: TestServices,
  language: PageLanguage,
  kind: WishKind,
): Promise<CheckedWish> {
  const { brief, wishes } = exampleWishes[language]
  const page = await wishedPage(services, brief, language)
  if (kind === 'undo') await page.wish(wishes.sea)
  const before = await page.document()
  const began = performance.now()
  try {
    const { told } = await page.wish(wishes[kind])
    const { inputTokens = 0, outputTokens = 0 } = told.usage ?? {}
    return {
      language,
      kind,
      engine: told.engine,
      isDone: wishHolds[kind](await page.document(), before),
      invented: told.outcomes.filter(({ code }) => code === 'refused').length,
      note: told.note,
      milliseconds: performance.now() - began,
      inputTokens,
      outputTokens,
    }
  } catch (error) {
    const note = error instanceof Error ? error.message : String(error)
    const cost = { milliseconds: performance.now() - began, inputTokens: 0, outputTokens: 0 }
    return { language, kind, engine: 'composer', isDone: false, invented: 0, note, ...cost }
  }
}
