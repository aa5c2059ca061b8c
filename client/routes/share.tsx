import { ShareBar } from '#client/features/sharing/share-bar.tsx'
import { SharedPage } from '#client/features/sharing/shared-page.tsx'
import { useI18n } from '#client/platform/i18n.tsx'
import { lazyPart } from '#client/platform/lazy-part.tsx'
import { usePayload } from './screen.ts'

const ShareInvitation = lazyPart(
  async () => (await import('#client/features/sharing/share-invitation.tsx')).ShareInvitation,
)

export const head = { title: 'share.meta.title' }

/** A page somebody shared by a private link. */
export function Screen() {
  const { t } = useI18n()
  const share = usePayload('share')
  const isEditable = share.access === 'edit'
  const draft = isEditable ? 'share.view.draftToEdit' : 'share.view.draft'
  const note = share.state === 'open' ? t(draft) : undefined
  const bar = (
    <>
      <ShareBar title={share.title} note={note} />
      {isEditable && share.ownSlug === null && <ShareInvitation {...share} />}
    </>
  )
  return <SharedPage share={share} bar={bar} />
}
