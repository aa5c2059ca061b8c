import { AccountPanel } from '#client/features/account/account-panel.tsx'
import { Pages } from '#client/features/pages/pages.tsx'
import { lazyPart } from '#client/platform/lazy-part.tsx'
import { KeepOffer, SignInOffer } from './account-offers.tsx'
import { usePayload } from './screen.ts'

const JoinedPages = lazyPart(
  async () => (await import('#client/features/pages/joined-pages.tsx')).JoinedPages,
)

export const head = { title: 'history.meta.title' }

/** Every page of this person. */
export function Screen() {
  const { joined, ...first } = usePayload('history')
  return (
    <Pages
      first={first}
      joined={joined.length > 0 && <JoinedPages given={joined} />}
      offer={(isBare) => (isBare ? <SignInOffer /> : <KeepOffer />)}
    >
      <AccountPanel />
    </Pages>
  )
}
