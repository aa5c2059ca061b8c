import rosetta from 'rosetta'
import { numberFormat } from './formats.ts'

/** Messages of one locale: text, nested groups, or the plural forms of a text. */
export type Messages = { [key: string]: string | Messages }
export type MessageValues = Record<string, string | number>
export type Translate = (key: string, values?: MessageValues) => string

/**
 * Looks messages up by dotted key; one that is missing is the key itself with a warning, so that it
 * is seen and never blank. The server has put the fallback language's words in before. A group with
 * `other` is a plural; the value `count` chooses its form by the language's own rules.
 *
 * Wraps rosetta, which knows neither plurals nor hostile keys.
 */
export function createTranslator(tag: string, messages: Messages): Translate {
  const table = rosetta<Messages>({ [tag]: messages })
  const plurals = new Intl.PluralRules(tag)
  const plain = new Map<string, string>()
  return function translate(key, values = {}) {
    const known = plain.get(key)
    if (known !== undefined) return known
    const group = find(messages, key)
    if (group === undefined) {
      console.warn(`[i18n] no message "${key}" in "${tag}"`)
      return key
    }
    if (typeof group === 'string' && !group.includes('{{')) {
      plain.set(key, group)
      return group
    }
    const path = typeof group === 'string' ? key : `${key}.${pluralForm(group, plurals, values)}`
    const shown = Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        typeof value === 'number' ? numberFormat(tag).format(value) : value,
      ]),
    )
    return table.t(path, shown, tag)
  }
}

function pluralForm(group: Messages, plurals: Intl.PluralRules, values: MessageValues): string {
  const form = plurals.select(Number(values.count ?? 0))
  return Object.hasOwn(group, form) ? form : 'other'
}

function find(messages: Messages, key: string): string | Messages | undefined {
  let here: string | Messages | undefined = messages
  for (const part of key.split('.')) {
    if (typeof here !== 'object' || !Object.hasOwn(here, part)) return undefined
    here = here[part]
  }
  return here
}
