import { useCallback, useEffect, useState } from 'react'
import { useApi } from '#client/platform/api-context.tsx'
import { useI18n } from '#client/platform/i18n.tsx'
import { useSite } from '#client/platform/site.tsx'
import { useToast } from '#client/platform/toasts.tsx'
import type { Passkey } from '#shared/account.ts'
import { passkeySite } from '#shared/passkey-site.ts'
import { deviceName } from './device-name.ts'

export interface PasskeysControl {
  /** Null until they are read, and where this browser or this site has none. */
  passkeys: Passkey[] | null
  busy: boolean
  /** Makes one on this device. @returns whether it is kept */
  add(): Promise<boolean>
  /** Shows the pages of a passkey in place of what this browser shows. */
  signIn(): Promise<void>
  rename(id: string, name: string): Promise<void>
  remove(id: string, then: (forget: () => void) => void): Promise<void>
}

/** The passkeys of this person; the library that speaks to authenticators comes when one is used. */
export function usePasskeys(): PasskeysControl {
  const api = useApi()
  const { passkeys, setPasskeys } = useOwnPasskeys()
  const { busy, attempt } = useCeremony()

  return {
    passkeys,
    busy,
    add: () =>
      attempt(async () => {
        const [{ startRegistration }, optionsJSON] = await Promise.all([
          import('@simplewebauthn/browser'),
          api.call('beginPasskey', {}),
        ])
        const credential = await startRegistration({ optionsJSON: optionsJSON as never })
        const body = { name: deviceName(), credential: credential as never }
        const made = await api.call('createPasskey', { body })
        setPasskeys((known) => [made, ...(known ?? [])])
      }),
    async signIn() {
      await attempt(async () => {
        const [{ startAuthentication }, optionsJSON] = await Promise.all([
          import('@simplewebauthn/browser'),
          api.call('beginSignIn', {}),
        ])
        const credential = await startAuthentication({ optionsJSON: optionsJSON as never })
        await api.call('signIn', { body: { credential: credential as never } })
        // Another person's pages now: nothing on this screen is true any more, nor its place.
        window.scrollTo(0, 0)
        window.location.reload()
      })
    },
    async rename(id, name) {
      await attempt(async () => {
        await api.call('renamePasskey', { params: { id }, body: { name } })
        setPasskeys((known) => known?.map((it) => (it.id === id ? { ...it, name } : it)) ?? null)
      })
    },
    async remove(id, then) {
      await attempt(async () => {
        await api.call('removePasskey', { params: { id } })
        then(() => setPasskeys((known) => known?.filter((it) => it.id !== id) ?? null))
      })
    },
  }
}

function useOwnPasskeys() {
  const api = useApi()
  const { siteUrl } = useSite()
  const [passkeys, setPasskeys] = useState<Passkey[] | null>(null)
  useEffect(() => {
    if (!arePossible(siteUrl)) return
    const own = new AbortController()
    api.call('listPasskeys', { signal: own.signal }).then(
      ({ items }) => setPasskeys(items),
      (error: unknown) => {
        if (!own.signal.aborted) console.warn('The passkeys could not be read', error)
      },
    )
    return () => own.abort()
  }, [api, siteUrl])
  return { passkeys, setPasskeys }
}

/** Browsers bind passkeys to the name of the site they are on. */
function arePossible(siteUrl: string): boolean {
  const isHere = new URL(siteUrl).origin === window.location.origin
  return isHere && passkeySite(siteUrl) !== null && 'PublicKeyCredential' in window
}

/** Does what asks a person for a finger or a code; a person may not want to after all. */
function useCeremony() {
  const { t } = useI18n()
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const attempt = useCallback(
    async (act: () => Promise<void>): Promise<boolean> => {
      setBusy(true)
      try {
        await act()
        return true
      } catch (error) {
        const fault = faultOf(error)
        if (fault === 'failed') console.error('The passkey failed', error)
        toast(t(`account.passkeys.${fault}`), { kind: fault === 'failed' ? 'error' : 'info' })
        return false
      } finally {
        setBusy(false)
      }
    },
    [t, toast],
  )
  return { busy, attempt }
}

/** Browsers say neither that somebody declined nor that time ran out, but that it was not allowed. */
function faultOf(error: unknown): 'declined' | 'known' | 'failed' {
  const name = error instanceof Error ? error.name : ''
  if (name === 'NotAllowedError' || name === 'AbortError') return 'declined'
  return name === 'InvalidStateError' ? 'known' : 'failed'
}
