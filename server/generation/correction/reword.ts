import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { phoneLike } from '#server/composer/phone-numbers.ts'
import { locales } from '#shared/locales.ts'
import type { PageLanguage } from '#shared/page/document.ts'
import type { FactKey, Person, Price } from '#shared/page/facts.ts'
import { figuresIn, isKnownFigure } from '../model/truth/figures.ts'
import { contains, placesOf } from '../reading/contains.ts'
import type { ChangedFact } from './changed-facts.ts'

/** What a sentence is reworded by. */
export interface Rewording {
  changes: readonly ChangedFact[]
  /** Numbers that are told of something else as well: no price or year alone. */
  values: ReadonlySet<string>
  language: PageLanguage
}

/** Facts that stand in a sentence as they are. */
const verbatim: readonly FactKey[] = ['name', 'kind', 'place', 'email', 'url', 'phoneText']

/** A sentence with the words of facts as they are now, wherever it had them as they were. */
export function reworded(sentence: string, { changes, values, language }: Rewording): string {
  let said = sentence
  for (const { key, was, is } of changes) {
    if (is === undefined) continue
    if (verbatim.includes(key)) said = replaced(said, bare(was), bare(is))
    else if (key === 'phone' || key === 'whatsapp') said = redialled(said, String(was), String(is))
    else if (key === 'since') said = recounted(said, Number(was), Number(is), !values.has(`${was}`))
    else if (key === 'people') said = renamed(said, was as Person[], is as Person[])
    else if (key === 'prices') said = repriced(said, was as Price[], is as Price[])
  }
  return said

  /** Figures that are that number, written as they were written. */
  function recounted(text: string, before: number, after: number, isSure: boolean): string {
    if (!isSure) return text
    const figures = figuresIn(text).filter((each) => isKnownFigure(each, new Set([`${before}`])))
    return figures.reduce((all, each) => all.replace(each, () => asWritten(each, after)), text)
  }

  function asWritten(figure: string, value: number): string {
    const hasCents = /[.,]\d\d?$/.test(figure) || !Number.isInteger(value)
    const format = new Intl.NumberFormat(locales[language].tag, {
      useGrouping: /\d[.,'’ ]\d{3}/.test(figure),
      minimumFractionDigits: hasCents ? 2 : 0,
    })
    return format.format(value)
  }

  function repriced(text: string, before: readonly Price[], after: readonly Price[]): string {
    return before.reduce((all, { id, item, amount }) => {
      const now = after.find((price) => price.id === id)
      if (!now || now.amount === amount) return all
      const isOf = contains(text, item) || !values.has(String(amount))
      return recounted(all, amount, now.amount, isOf)
    }, text)
  }
}

const bare = (value: unknown): string => String(value).replace(/^https?:\/\//, '')

function replaced(text: string, was: string, is: string): string {
  return placesOf(text, was).reduceRight(
    (all, [start, end]) => all.slice(0, start) + is + all.slice(end),
    text,
  )
}

function renamed(text: string, was: readonly Person[], is: readonly Person[]): string {
  if (was.length !== is.length) return text
  return was.reduce((all, { name }, at) => replaced(all, name, is[at]?.name ?? name), text)
}

/** A number by its last digits, with its country's code where that was written. */
function redialled(text: string, was: string, is: string): string {
  const number = parsePhoneNumberFromString(is)
  const end = was.replaceAll(/\D/g, '').slice(-6)
  return text.replace(phoneLike, (run) => {
    if (!number || !run.replaceAll(/\D/g, '').endsWith(end)) return run
    return run.startsWith('+') ? number.formatInternational() : number.formatNational()
  })
}
