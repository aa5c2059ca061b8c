import { ShareBar } from '#client/features/sharing/share-bar.tsx'
import { SharedPage } from '#client/features/sharing/shared-page.tsx'
import { useI18n } from '#client/platform/i18n.tsx'
import { usePayload } from './screen.ts'

export const head = { title: 'older.meta.share' }

/** A shared page of the older generator, in the frame it always had. */
export function Screen() {
  const { t } = useI18n()
  const share = usePayload('shareV1')
  return (
    <SharedPage
      share={share}
      bar={
        <ShareBar
          title={share.title}
          note={<span className="max-sm:hidden">{t('share.view.older')}</span>}
        />
      }
      frameLook="m-0 sm:m-6 sm:border sm:border-line"
    />
  )
}
