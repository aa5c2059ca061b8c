import type { CDPSession, Page } from 'playwright-core'

/** A device that makes and keeps passkeys, whose person always agrees. */
export interface Authenticator {
  /** Puts what it holds on another device, as a password manager does. */
  copyTo(other: Authenticator): Promise<void>
  /** Whether its person is known by finger or code from now on. */
  recognise(isKnown: boolean): Promise<void>
  readonly session: CDPSession
  readonly id: string
}

/** Gives a page's browser a virtual authenticator (Chromium's, over the DevTools protocol). */
export async function addAuthenticator(page: Page): Promise<Authenticator> {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const { authenticatorId: id } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    session,
    id,
    async copyTo(other) {
      const { credentials } = await session.send('WebAuthn.getCredentials', { authenticatorId: id })
      for (const credential of credentials)
        await other.session.send('WebAuthn.addCredential', {
          authenticatorId: other.id,
          credential,
        })
    },
    async recognise(isKnown) {
      await session.send('WebAuthn.setUserVerified', {
        authenticatorId: id,
        isUserVerified: isKnown,
      })
    },
  }
}
