import { useMemo } from 'react'
import type { EditingWords } from '#client/blocks/preview-messages.ts'
import { isTradeGuessed } from '#client/features/generation/understood.ts'
import { useI18n } from '#client/platform/i18n.tsx'
import { blockTypes } from '#shared/blocks/index.ts'
import type { PageState } from '#shared/page/page-state.ts'
import type { EditorLink } from './use-editor.ts'

const commands = [
  'form',
  'up',
  'down',
  'variant',
  'regenerate',
  'lock',
  'hide',
  'duplicate',
  'remove',
  'more',
  'ask',
  'askPart',
  'askText',
  'send',
  'format',
  'bold',
  'italic',
  'link',
  'list',
] as const

const photoWords = ['add', 'replace', 'alt', 'altHint', 'altAsk', 'asks', 'asksNote'] as const

/** What the controls on the page itself say; null until it can be edited. */
export function useEditingWords(
  { open, edited }: EditorLink,
  read: PageState | null,
  isGuest: boolean,
): EditingWords | null {
  const { t } = useI18n()
  const isOpen = open !== null
  // Photos of another life are worse to be asked for than any.
  const isGuessed = read !== null && isTradeGuessed(read)
  const industry = (!isGuessed && edited?.document.meta.industry) || 'general'
  return useMemo(() => {
    if (!isOpen) return null
    // What has no words is not offered: writing anew is the owner's.
    const offered = commands.filter((command) => command !== 'regenerate' || !isGuest)
    const tools = offered.map((command) => [command, t(`editor.tools.${command}`)])
    const names = blockTypes.map((type) => [`name.${type}`, t(`generate.sections.${type}`)])
    const photos = photoWords.map((key) => [`photo.${key}`, t(`photos.page.${key}`)])
    const asks = [1, 2, 3].map((at) => [`ask.${at}`, t(`photos.asks.${industry}.${at}`)])
    const add = ['addAfter', t('editor.parts.addAfter', { part: '{part}' })]
    const hidden = ['hidden', t('editor.parts.hidden')]
    return Object.fromEntries([...tools, ...names, ...photos, ...asks, add, hidden])
  }, [isOpen, industry, isGuest, t])
}
