import { ShareBar } from '#client/features/sharing/share-bar.tsx'
import { SharedPage } from '#client/features/sharing/shared-page.tsx'
import { useI18n } from '#client/platform/i18n.tsx'
import { usePayload } from './screen.ts'

export const head = { title: 'share.meta.title' }

/** A page somebody shared by a private link. */
export function Screen() {
  const { t } = useI18n()
  const share = usePayload('share')
  const note = share.state === 'open' ? t('share.view.draft') : undefined
  return <SharedPage share={share} bar={<ShareBar title={share.title} note={note} />} />
}
