import { useCallback, useEffect, useRef } from 'react'
import { useApi } from '#client/platform/api-context.tsx'
import { useI18n } from '#client/platform/i18n.tsx'
import { useToast } from '#client/platform/toasts.tsx'
import { refusedPictures } from '#client/ui/refused-pictures.ts'
import { sectionName } from '#client/ui/section-name.ts'
import type { PhotoTarget, PlacedPhoto } from '#shared/page/place-photos.ts'
import type { EditorLink } from './use-editor.ts'

/** Files to be sent first, or uploads that are there already. */
export type PlacePhotos = (
  photos: readonly (File | PlacedPhoto)[],
  target: PhotoTarget | null,
) => Promise<void>

/**
 * Puts pictures on the page that is edited, and says what is wrong with those it cannot take. Those
 * that were meant for no place of the page are shown where they have come to stand.
 */
export function usePlacePhotos(
  { opened }: EditorLink,
  onShow: (block: string) => void,
): PlacePhotos {
  const api = useApi()
  const i18n = useI18n()
  const toast = useToast()
  const shown = useRef(onShow)
  useEffect(() => {
    shown.current = onShow
  })
  return useCallback(
    async (photos, target) => {
      const [editor, { placePictures }] = await Promise.all([
        opened(),
        import('#client/features/editor/place-pictures.ts'),
      ])
      const { refused, block } = await placePictures(api, editor, photos, target)
      if (refused.length > 0)
        toast(refusedPictures(refused, i18n), { kind: 'error', duration: 12_000 })
      if (target !== null || !block) return
      shown.current(block)
      const part = sectionName(editor.state().document.blocks[block], i18n.t)
      toast(i18n.t('editor.media.placed', { part }), { kind: 'success' })
    },
    [api, opened, i18n, toast],
  )
}
