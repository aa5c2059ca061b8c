import { createContext, type ReactNode, useContext } from 'react'
import { displayNames, listFormat, numberFormat, relativeTimeFormat } from '#shared/i18n/formats.ts'
import { createTranslator, type Messages, type Translate } from '#shared/i18n/translator.ts'
import { type Locale, locales, localizePath } from '#shared/locales.ts'
import { type RouteName, type RouteParams, routePath } from '#shared/routes.ts'

export interface I18n {
  locale: Locale
  /** For `lang` and `Intl`. */
  tag: string
  /** The message at a dotted key; `{{name}}` in it takes `values.name`, `count` chooses a plural. */
  t: Translate
  /** Address of a route in this language, prefix and all: for plain `<a href>` and for copying. */
  href: (name: RouteName, params?: RouteParams) => string
  number: (value: number) => string
  /** A language as a sentence in this one calls it: 'de' is "German", "allemand", "ドイツ語". */
  language: (locale: Locale) => string
  /** "English, Japanese and German". */
  list: (parts: readonly string[]) => string
  /** "3 days ago". */
  ago: (time: number, now: number) => string
}

const I18nContext = createContext<I18n | null>(null)

export interface I18nProviderProps {
  locale: Locale
  messages: Messages
  children: ReactNode
}

export function I18nProvider({ locale, messages, children }: I18nProviderProps) {
  return <I18nContext value={i18nOf(locale, messages)}>{children}</I18nContext>
}

export function useI18n(): I18n {
  const i18n = useContext(I18nContext)
  if (!i18n) throw new Error('useI18n needs an I18nProvider above it')
  return i18n
}

/** Messages never change: neither do the words that are made of them. */
const known = new WeakMap<Messages, I18n>()

function i18nOf(locale: Locale, messages: Messages): I18n {
  const found = known.get(messages)
  if (found?.locale === locale) return found
  const made = createI18n(locale, messages)
  known.set(messages, made)
  return made
}

function createI18n(locale: Locale, messages: Messages): I18n {
  const { tag } = locales[locale]
  return {
    locale,
    tag,
    t: createTranslator(tag, messages),
    href: (name, params) => localizePath(locale, routePath(name, params)),
    number: (value) => numberFormat(tag).format(value),
    language: (code) => displayNames(tag).of(locales[code].tag) ?? locales[code].name,
    list: (parts) => listFormat(tag).format(parts),
    ago: (time, now) => formatAgo(tag, time - now),
  }
}

const units: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_536_000_000],
  ['month', 2_592_000_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
]

function formatAgo(tag: string, difference: number): string {
  const format = relativeTimeFormat(tag, { numeric: 'auto' })
  const [unit, size] =
    units.find(([, ms]) => Math.abs(difference) >= ms) ?? (['second', 1000] as const)
  return format.format(unit === 'second' ? 0 : Math.round(difference / size), unit)
}
