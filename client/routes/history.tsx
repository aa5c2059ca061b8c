import { AccountPanel } from '#client/features/account/account-panel.tsx'
import { Pages } from '#client/features/pages/pages.tsx'
import { KeepOffer, SignInOffer } from './account-offers.tsx'
import { usePayload } from './screen.ts'

export const head = { title: 'history.meta.title' }

/** Every page of this person. */
export function Screen() {
  return (
    <Pages
      first={usePayload('history')}
      offer={(isBare) => (isBare ? <SignInOffer /> : <KeepOffer />)}
    >
      <AccountPanel />
    </Pages>
  )
}
