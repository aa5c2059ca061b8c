import type { I18n } from '#client/platform/i18n.tsx'
import type { FieldError } from '#shared/errors.ts'
import { fieldAt } from '#shared/page/block-props.ts'
import { mostBlocks, type PageDocument } from '#shared/page/document.ts'
import { factKeys } from '#shared/page/facts.ts'
import { fieldLabel } from './change-words.ts'

/** An edit the page did not take. */
export interface Refusal {
  /** The page the edit was made on. */
  document: PageDocument
  errors: readonly FieldError[]
}

/**
 * Which field was refused and what is allowed there, in the reader's language: what the error itself
 * says is English, and meant for programs. '' where no more can be told than that it was refused.
 */
export function refusalWords({ document, errors }: Refusal, { t }: Pick<I18n, 't'>): string {
  const [first] = errors
  if (first?.field === 'blocks') return t('editor.refused.parts', { max: mostBlocks })
  if (first?.field === 'document') return t('editor.refused.size')
  // Of which edit of several it is says nothing to a person.
  const place = first?.field.replace(/^ops\.\d+\./, '') ?? ''
  const path = place.replace(/^(?:blocks|i18n\.\w+)\./, '').replace('.props.', '.')
  const [id = '', ...rest] = path.split('.')
  const fact = id === 'facts' && factKeys.find((key) => key === rest[0])
  if (fact) return `${t(`generate.facts.${fact}`)}: ${t(`generate.facts.wrong.${fact}`)}`
  const block = Object.hasOwn(document.blocks, id) ? document.blocks[id] : undefined
  return block ? wordsInBlock(block.type, rest.join('.'), t) : ''
}

function wordsInBlock(type: string, path: string, t: I18n['t']): string {
  const part = t(`generate.sections.${type}`)
  const field = fieldAt(type, path)
  if (!field) return t('editor.refused.value', { field: part })
  const { kind, max } = field
  const rule = max === undefined ? 'value' : kind === 'list' ? 'items' : 'length'
  return t(`editor.refused.${rule}`, {
    field: `${part} · ${fieldLabel(type, path, t)}`,
    max: max ?? '',
  })
}
