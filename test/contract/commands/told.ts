import type { Intent } from '#server/composer/commands/intent.ts'

/** An intent in a line, to compare by. */
export function told(intents: readonly Intent[] | null): string {
  return intents ? intents.map(line).join(' + ') : 'not understood'
}

function line(intent: Intent): string {
  const { wish, ...rest } = intent
  return [wish, ...Object.values(rest).flatMap(words)].join(' ')
}

function words(value: unknown): string[] {
  if (value === null || value === undefined) return []
  if (typeof value !== 'object') return [String(value)]
  return Object.values(value).flatMap(words)
}
