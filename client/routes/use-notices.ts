import { useCallback, useRef } from 'react'
import type { EditorDeps, EditorNotice } from '#client/features/editor/editor.ts'
import { type I18n, useI18n } from '#client/platform/i18n.tsx'
import { useToast } from '#client/platform/toasts.tsx'
import { personName } from '#client/ui/person-name.ts'
import type { Refusal } from '#client/ui/refusal-words.ts'

/** Who goes on changing the page is told of once. */
const sameSittingMs = 30_000

/**
 * What the editor has to say, in words.
 * @param guest which of the editors of another's page this person is; null of its owner
 */
export function useNotices(guest: number | null): Pick<EditorDeps, 'onNotice' | 'onOthersChange'> {
  const i18n = useI18n()
  const toast = useToast()
  const told = useRef({ text: '', at: 0 })
  const onNotice = useCallback(
    async (notice: EditorNotice, refusal?: Refusal) => {
      // Who edits another's page is told so in its place.
      if (notice === 'gone' && guest !== null) return
      const detail = refusal ? await refusalDetail(refusal, i18n) : ''
      const text = i18n.t(`editor.notice.${notice}`, { detail }).trim()
      toast(text, { kind: 'error', duration: 8000 })
    },
    [i18n, toast, guest],
  )
  // What came from elsewhere is news and no fault.
  const onOthersChange = useCallback<EditorDeps['onOthersChange']>(
    (by) => {
      const { t } = i18n
      const isOther = by !== undefined && (by?.number ?? null) !== guest
      const who = by ? 'changedBy' : 'changedByOwner'
      const text = isOther
        ? t(`editor.notice.${who}`, { name: personName(by, t) })
        : t('editor.notice.changedElsewhere')
      const isToldAnew = text !== told.current.text || Date.now() - told.current.at > sameSittingMs
      told.current = { text, at: Date.now() }
      if (isToldAnew) toast(text, { duration: 4000, topic: 'others' })
    },
    [i18n, toast, guest],
  )
  return { onNotice, onOthersChange }
}

/** What was wrong, in words; they are fetched ahead, and left out where they could not be. */
async function refusalDetail(refusal: Refusal, i18n: I18n): Promise<string> {
  try {
    return (await import('#client/ui/refusal-words.ts')).refusalWords(refusal, i18n)
  } catch (error) {
    console.warn('Why the change was refused cannot be said', error)
    return ''
  }
}
