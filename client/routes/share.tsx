import { ShareBar } from '#client/features/sharing/share-bar.tsx'
import { SharedPage } from '#client/features/sharing/shared-page.tsx'
import { usePayload } from './screen.ts'

export const head = { title: 'share.meta.title' }

/** A page somebody shared by a private link. */
export function Screen() {
  const share = usePayload('share')
  return <SharedPage share={share} bar={<ShareBar title={share.title} />} />
}
