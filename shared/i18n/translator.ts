import rosetta from 'rosetta'

/** Messages of one locale: text, nested groups, or the plural forms of a text. */
export type Messages = { [key: string]: string | Messages }
export type MessageValues = Record<string, string | number>
export type Translate = (key: string, values?: MessageValues) => string

/**
 * Looks messages up by dotted key: the locale's, then the fallback's, then the key itself with a
 * warning, so that a missing text is seen and never blank. A group with `other` is a plural; the
 * value `count` chooses its form by the language's own rules.
 *
 * Wraps rosetta, whose locale is mutable state (so one instance serves one request) and which
 * knows neither plurals nor fallbacks nor hostile keys.
 */
export function createTranslator(
  tag: string,
  messages: Messages,
  fallback: Messages = {},
): Translate {
  const table = rosetta<Messages>({ locale: messages, fallback })
  const plurals = new Intl.PluralRules(tag)
  return function translate(key, values = {}) {
    const group = find(messages, key) ?? find(fallback, key)
    if (group === undefined) {
      console.warn(`[i18n] no message "${key}" in "${tag}"`)
      return key
    }
    const path = typeof group === 'string' ? key : `${key}.${pluralForm(group, plurals, values)}`
    const shown = Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        typeof value === 'number' ? formatNumber(tag, value) : value,
      ]),
    )
    return table.t(path, shown, find(messages, path) === undefined ? 'fallback' : 'locale')
  }
}

function pluralForm(group: Messages, plurals: Intl.PluralRules, values: MessageValues): string {
  const form = plurals.select(Number(values.count ?? 0))
  return Object.hasOwn(group, form) ? form : 'other'
}

function formatNumber(tag: string, value: number): string {
  return new Intl.NumberFormat(tag).format(value)
}

function find(messages: Messages, key: string): string | Messages | undefined {
  let here: string | Messages | undefined = messages
  for (const part of key.split('.')) {
    if (typeof here !== 'object' || !Object.hasOwn(here, part)) return undefined
    here = here[part]
  }
  return here
}
