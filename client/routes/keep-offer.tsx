import { lazy, Suspense } from 'react'

const KeepWithPasskey = lazy(async () => ({
  default: (await import('#client/features/account/keep-with-passkey.tsx')).KeepWithPasskey,
}))

/** To keep one's pages beyond this browser; it comes when it is shown. */
export function KeepOffer() {
  return (
    <Suspense>
      <KeepWithPasskey />
    </Suspense>
  )
}
