import * as z from 'zod'

const kinds: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  nonoptional: 'a value',
}
const units: Record<string, string> = { string: ' characters', array: ' entries' }

const { localeError: usualWords } = z.locales.en()

/**
 * From now on a check that has no words of its own says what is allowed, as those do that have:
 * "one of en, ja", "a list", "at least 4 characters".
 */
export function wordFaults(): void {
  z.config({ localeError: (issue) => allowedBy(issue) ?? usualWords(issue) })
}

function allowedBy(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return kinds[issue.expected]
    case 'invalid_value':
      return `${issue.values.length > 1 ? 'one of ' : ''}${issue.values.join(', ')}`
    case 'unrecognized_keys':
      return `no such field: ${issue.keys.join(', ')}`
    case 'too_small':
      return issue.minimum === 1 && issue.origin === 'array'
        ? 'one entry at least'
        : `at least ${issue.minimum}${units[issue.origin] ?? ''}`
    case 'too_big':
      return `at most ${issue.maximum}${units[issue.origin] ?? ''}`
    default:
      return
  }
}
