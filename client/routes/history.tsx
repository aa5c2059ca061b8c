import { lazy, Suspense } from 'react'
import { AccountPanel } from '#client/features/account/account-panel.tsx'
import { Pages } from '#client/features/pages/pages.tsx'
import { KeepOffer } from './keep-offer.tsx'
import { usePayload } from './screen.ts'

const SignInOffer = lazy(async () => ({
  default: (await import('#client/features/account/sign-in-offer.tsx')).SignInOffer,
}))

export const head = { title: 'history.meta.title' }

/** Every page of this person. */
export function Screen() {
  return (
    <Pages
      first={usePayload('history')}
      offer={(isBare) =>
        isBare ? (
          <Suspense>
            <SignInOffer />
          </Suspense>
        ) : (
          <KeepOffer />
        )
      }
    >
      <AccountPanel />
    </Pages>
  )
}
