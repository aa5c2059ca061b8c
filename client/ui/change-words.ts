import type { I18n } from '#client/platform/i18n.tsx'
import { kindName } from '#shared/blocks/index.ts'
import type { PartChange, ValueChange } from '#shared/page/compare/page-changes.ts'
import { changedValue } from './changed-value.ts'
import { listThing } from './list-things.ts'

/** A change as it is read: what, as it was and as it is; '' where there is nothing to show. */
export interface ChangeWords {
  label: string
  /** What happened, where it cannot be shown. */
  note: string
  before: string
  after: string
}

/** "Our work", "Look": the name of what a change is in. */
export function partName({ part, type, heading }: PartChange, { t }: I18n): string {
  if (heading) return heading
  return type === null ? t(`changes.part.${part}`) : t(`generate.sections.${type}`)
}

/** One change in the words of the reader's language. */
export function changeWords(part: PartChange, change: ValueChange, i18n: I18n): ChangeWords {
  const [before, after] = [change.before, change.after].map((value) =>
    value === null ? '' : changedValue(part, change, value, i18n),
  ) as [string, string]
  return { label: labelOf(part, change, i18n), note: noteOf(change, i18n), before, after }
}

function noteOf({ kind, before, after }: ValueChange, { t }: I18n): string {
  switch (kind) {
    case 'format':
    case 'order':
    case 'crop':
    case 'drawing':
    case 'contents':
    case 'colour':
    case 'icon':
      return t(`changes.note.${kind}`)
    case 'picture':
    case 'item':
    case 'language':
      if (before !== null && after !== null)
        return kind === 'picture' ? t('changes.note.replaced') : ''
      return t(`changes.note.${before === null ? 'added' : 'removed'}`)
    default:
      return ''
  }
}

function labelOf({ part, type }: PartChange, { kind, path }: ValueChange, { t }: I18n): string {
  if (kind === 'layout') return t('changes.layout')
  if (type !== null) return path && fieldLabel(type, path, t)
  switch (part) {
    case 'facts':
      return t(`generate.facts.${path.split('.')[0]}`)
    case 'look':
      if (path === 'motion') return t('changes.motion.label')
      if (/^(second|paper|depth)$/.test(path)) return t('editor.look.colours')
      return t(/^(hue|chroma)$/.test(path) ? `editor.look.${path}` : `editor.look.${path}.label`)
    case 'meta':
      if (path === 'title') return t('settings.pageTitle')
      if (path === 'icon' || path === 'card') return t(`settings.own.${path}`)
      return t(path === 'description' ? 'settings.description' : 'generate.facts.industry')
    default:
      return path === 'base' ? t('changes.base') : ''
  }
}

/** `items.2.media.alt` of a gallery as "Photo 3 · What the picture shows". */
export function fieldLabel(type: string, path: string, t: I18n['t']): string {
  const keys = path.split('.')
  const names = keys.flatMap((key, index) => {
    const upTo = keys.slice(0, index + 1).join('.')
    if (/^\d+$/.test(key))
      return t(`blocks.things.${listThing(type, upTo)}.one`, { at: Number(key) + 1 })
    // A list is named by its item.
    return /^\d+$/.test(keys[index + 1] ?? '') ? [] : fieldName(type, upTo, t)
  })
  return names.join(' · ')
}

/** What sections call some of their fields themselves: the text of a testimonial is a quote. */
const ownNames: Partial<Record<string, readonly string[]>> = { quotes: ['text', 'name', 'source'] }

/** A field as forms and lists of changes call it, by its path. */
export function fieldName(type: string, path: string, t: I18n['t']): string {
  const key = path.split('.').at(-1) ?? ''
  if (key === 'alt') return t('editor.media.alt')
  const isInItem = path.includes('.')
  if (isInItem && ownNames[kindName(type)]?.includes(key))
    return t(`blocks.own.${kindName(type)}.${key}`)
  return t(`blocks.fields.${key}`)
}
