import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { getIconData } from '@iconify/utils'
import { AppError } from '#shared/errors.ts'

type IconSet = Parameters<typeof getIconData>[0]
type Icon = NonNullable<ReturnType<typeof getIconData>>

/** The bundled sets, by prefix. */
const sets: Record<string, string> = { lucide: '@iconify-json/lucide/icons.json' }

const namePattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const longestName = 64
const mostNames = 200

export interface IconAnswer {
  prefix: string
  icons: Record<string, Icon>
  width: number
  height: number
  not_found?: string[]
}

/**
 * The drawings of the named icons, aliases resolved: the same bytes for the same names in any
 * order. Null for a set that is not bundled.
 * @param icons names with commas between, as the query carries them
 * @throws AppError `bad_request` naming `icons`
 */
export async function iconAnswer(prefix: string, icons: unknown): Promise<IconAnswer | null> {
  if (!Object.hasOwn(sets, prefix)) return null
  const names = readNames(icons)
  const set = await loadSet(prefix)
  const known = names.filter((name) => isIn(set, name))
  const missing = names.filter((name) => !known.includes(name))
  const { width = 24, height = 24 } = set
  return {
    prefix,
    icons: Object.fromEntries(known.map((name) => [name, getIconData(set, name)!])),
    width,
    height,
    ...(missing.length > 0 && { not_found: missing }),
  }
}

function readNames(icons: unknown): string[] {
  if (typeof icons !== 'string' || icons === '') throw refused('names with commas between')
  const names = [...new Set(icons.split(','))].sort()
  if (names.length > mostNames) throw refused(`at most ${mostNames} names`)
  const wrong = names.some((name) => name.length > longestName || !namePattern.test(name))
  if (wrong) throw refused('names of small letters, digits and single hyphens')
  return names
}

/** `constructor` is a name like any other, and no icon. */
function isIn(set: IconSet, name: string): boolean {
  const isOwn = Object.hasOwn(set.icons, name) || Object.hasOwn(set.aliases ?? {}, name)
  return isOwn && getIconData(set, name) !== null
}

const loaded = new Map<string, Promise<IconSet>>()

function loadSet(prefix: string): Promise<IconSet> {
  const set = loaded.get(prefix) ?? readSet(sets[prefix]!)
  loaded.set(prefix, set)
  return set
}

async function readSet(name: string): Promise<IconSet> {
  return JSON.parse(await readFile(fileURLToPath(import.meta.resolve(name)), 'utf8'))
}

function refused(allowed: string): AppError {
  const errors = [{ field: 'icons', message: allowed }]
  return new AppError('bad_request', `icons must be ${allowed}.`, { errors })
}
