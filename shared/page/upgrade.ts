import * as z from 'zod/mini'
import { blockKind } from '#shared/blocks/index.ts'
import { type Block, documentSchema, type PageDocument } from './document.ts'
import { type Facts, factsSchema } from './facts.ts'

/**
 * Brings facts and every block's props to their newest version. Unknown kinds are kept as they
 * are; nothing is dropped.
 */
export function upgradeDocument(document: PageDocument): PageDocument {
  const blocks = Object.fromEntries(
    Object.entries(document.blocks).map(([id, block]) => [id, upgradeBlock(block)]),
  )
  return { ...document, facts: upgradeFacts(document.facts), blocks }
}

/** A document of version 2 as any release wrote it: `upgradeDocument` makes it today's. */
export const storedDocumentSchema = z.extend(documentSchema, {
  facts: z.extend(factsSchema, {
    notices: z.optional(z.array(z.string())),
    dates: z.optional(z.array(z.string())),
  }),
})

/** Facts as pages held them before a date had a time and a title. */
type EarlierFacts = Facts & { notices?: string[] | undefined; dates?: string[] | undefined }

function upgradeFacts({ notices, dates, ...facts }: EarlierFacts): Facts {
  return {
    ...facts,
    ...(notices && { highlights: [...notices, ...(facts.highlights ?? [])] }),
    ...(dates && { programme: [...dates.map(titled), ...(facts.programme ?? [])] }),
  }
}

const titled = (title: string) => ({ title: title.slice(0, 160) })

function upgradeBlock(block: Block): Block {
  const kind = blockKind(block.type)
  const from = block.version ?? 1
  if (!kind || from >= kind.version) return block
  const props = kind.migrations.slice(from - 1).reduce((old, migrate) => migrate(old), block.props)
  return { ...block, version: kind.version, props }
}
