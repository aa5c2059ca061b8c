import { existsSync, readFileSync } from 'node:fs'
import type * as z from 'zod/mini'
import type { PageLanguage } from '#shared/page/document.ts'
import { type CopyBank, copySchemas } from './copy-schema.ts'

const banks = new Map<PageLanguage, CopyBank>()

/**
 * The composer's copy in one language, read and checked once.
 * @throws Error naming the file and each fault: a bank that breaks its rules is never used
 */
export function loadCopyBank(locale: PageLanguage): CopyBank {
  const loaded = banks.get(locale)
  if (loaded) return loaded
  const schemas = copySchemas(locale)
  const bank: CopyBank = {
    common: read(locale, 'common', schemas.common),
    archetypes: read(locale, 'archetypes', schemas.archetypes),
    industries: read(locale, 'industries', schemas.industries),
    tones: read(locale, 'tones', schemas.tones),
  }
  banks.set(locale, bank)
  return bank
}

export function hasCopyBank(locale: PageLanguage): boolean {
  return banks.has(locale) || copyFiles.every((file) => existsSync(fileUrl(locale, file)))
}

const copyFiles = ['common', 'archetypes', 'industries', 'tones'] as const

function fileUrl(locale: PageLanguage, file: (typeof copyFiles)[number]): URL {
  return new URL(`../../../locales/${locale}/copy/${file}.json`, import.meta.url)
}

function read<T>(
  locale: PageLanguage,
  file: (typeof copyFiles)[number],
  schema: z.ZodMiniType<T>,
): T {
  const result = schema.safeParse(JSON.parse(readFileSync(fileUrl(locale, file), 'utf8')))
  if (result.success) return result.data
  const faults = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
  throw new Error(`locales/${locale}/copy/${file}.json:\n${faults.join('\n')}`)
}
