import { useMemo } from 'react'
import type { EditingWords } from '#client/blocks/preview-messages.ts'
import { useI18n } from '#client/platform/i18n.tsx'
import { blockTypes } from '#shared/blocks/index.ts'
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

/** What the controls on the page itself say; null until it can be edited. */
export function useEditingWords({ open }: EditorLink): EditingWords | null {
  const { t } = useI18n()
  const isOpen = open !== null
  return useMemo(() => {
    if (!isOpen) return null
    const tools = commands.map((command) => [command, t(`editor.tools.${command}`)])
    const names = blockTypes.map((type) => [`name.${type}`, t(`generate.sections.${type}`)])
    return Object.fromEntries([...tools, ...names])
  }, [isOpen, t])
}
