import { formatPhone } from '#client/blocks/parts/phone.ts'
import type { I18n } from '#client/platform/i18n.tsx'
import { readerTag } from '#client/platform/reader-tag.ts'
import { numberFormat } from '#shared/i18n/formats.ts'
import { type Locale, locales } from '#shared/locales.ts'
import type { PartChange, ToldValue, ValueChange } from '#shared/page/compare/page-changes.ts'
import { eventDateText } from '#shared/page/event-date.ts'
import { openingHoursText } from '#shared/page/opening-hours.ts'

/** A value of a change in the words of the reader's language; '' of what has none. */
export function changedValue(
  part: PartChange,
  change: ValueChange,
  value: ToldValue,
  i18n: I18n,
): string {
  const { t } = i18n
  const tag = readerTag(i18n.tag)
  switch (change.kind) {
    case 'picture':
    case 'colour':
    case 'icon':
      return ''
    case 'flag':
      return t(value ? 'changes.yes' : 'changes.no')
    case 'layout':
      return t(`editor.form.layouts.${value}`)
    case 'date':
      return eventDateText(String(value), '', tag, 'medium')
    case 'link':
      return linkText(String(value), t)
    case 'price':
      return priceText(value, i18n)
    case 'choice':
      return t(choiceKey(part, change.path, String(value)))
    case 'hours':
      return openingHoursText(String(value), tag, t('generate.facts.holidays'))
    case 'phone':
      return formatPhone(String(value), tag)
    case 'language':
      return locales[value as Locale].name
    default:
      return String(value)
  }
}

function choiceKey({ part, type }: PartChange, path: string, value: string): string {
  if (type !== null) return `blocks.choices.${value}`
  if (part === 'meta') return `generate.industries.${value}`
  return path === 'motion' ? `changes.motion.${value}` : `editor.look.${path}.${value}`
}

function linkText(to: string, t: I18n['t']): string {
  const [way, name] = to.split(':')
  if (to === '') return t('editor.form.to.nowhere')
  if (way === 'fact') return t(`editor.form.to.${name}`)
  return way === 'section' ? t(`generate.sections.${name}`) : to
}

function priceText(value: ToldValue, { t, tag }: I18n): string {
  if (typeof value !== 'object' || value === null) return ''
  const amount = numberFormat(tag, {
    style: 'currency',
    currency: value.currency,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(value.amount)
  return `${value.item} · ${value.from ? t('changes.fromPrice', { price: amount }) : amount}`
}
