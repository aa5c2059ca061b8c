import { useCallback } from 'react'
import { useApi } from '#client/platform/api-context.tsx'
import { useI18n } from '#client/platform/i18n.tsx'
import { useToast } from '#client/platform/toasts.tsx'
import type { PhotoTarget, PlacedPhoto } from '#shared/page/place-photos.ts'
import type { EditorLink } from './use-editor.ts'

/** Files to be sent first, or uploads that are there already. */
export type PlacePhotos = (
  photos: readonly (File | PlacedPhoto)[],
  target: PhotoTarget | null,
) => Promise<void>

/** Puts pictures on the page that is edited, and says what is wrong with those it cannot take. */
export function usePlacePhotos({ opened }: EditorLink): PlacePhotos {
  const api = useApi()
  const { t } = useI18n()
  const toast = useToast()
  return useCallback(
    async (photos, target) => {
      const [editor, { placePictures }] = await Promise.all([
        opened(),
        import('#client/features/editor/place-pictures.ts'),
      ])
      const problem = await placePictures(api, editor, photos, target)
      if (problem) toast(t(`editor.media.problem.${problem}`), { kind: 'error', duration: 6000 })
    },
    [api, opened, t, toast],
  )
}
