import { type ReactNode, useEffect, useState } from 'react'
import { lazyPart } from '#client/platform/lazy-part.tsx'

const KeepWithPasskey = lazyPart(
  async () => (await import('#client/features/account/keep-with-passkey.tsx')).KeepWithPasskey,
)
const SignIn = lazyPart(
  async () => (await import('#client/features/account/sign-in-offer.tsx')).SignInOffer,
)

/** To keep one's pages beyond this browser. */
export function KeepOffer() {
  return (
    <InBrowser>
      <KeepWithPasskey />
    </InBrowser>
  )
}

/** To show here the pages one has elsewhere. */
export function SignInOffer() {
  return (
    <InBrowser>
      <SignIn />
    </InBrowser>
  )
}

/** Only a browser knows whether it has passkeys: the server leaves out what asks it. */
function InBrowser({ children }: { children: ReactNode }) {
  const [isThere, setIsThere] = useState(false)
  useEffect(() => setIsThere(true), [])
  return isThere && children
}
