import { createHash } from 'node:crypto'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { Services } from '#server/services.ts'
import type { StoredPasskey } from '#server/storage/storage.ts'
import { isUniqueViolation } from '#server/storage/storage-failure.ts'
import type { Passkey, PasskeyRequest } from '#shared/account.ts'
import type { InputOf } from '#shared/endpoints.ts'
import { AppError, invalid, notFound } from '#shared/errors.ts'
import { pageName } from '#shared/page/page-name.ts'
import { passkeySite } from '#shared/passkey-site.ts'
import { cookieNeeded, type DeviceKeys } from './devices.ts'
import { newId } from './new-id.ts'
import { newChallenge, takeChallenge } from './passkey-challenges.ts'

const siteName = 'Ninefold'
const mostPasskeys = 20
/** EdDSA, ES256, RS256 as COSE numbers them: what authenticators have. */
const algorithms = [-8, -7, -257]

type Deps = Pick<Services, 'storage' | 'now' | 'config'>

/** Read when somebody needs it: most processes start without. */
const library = () => import('@simplewebauthn/server')

/** What a browser asks its authenticator for, to make a passkey for the caller. */
export async function beginPasskey(services: Deps, owner: string): Promise<PasskeyRequest> {
  const { generateRegistrationOptions } = await library()
  const known = await services.storage.passkeys.listOf(owner)
  if (known.length >= mostPasskeys) throw tooMany()
  const name = await accountName(services, owner)
  return generateRegistrationOptions({
    rpName: siteName,
    rpID: siteOf(services),
    userName: name,
    userDisplayName: name,
    userID: new Uint8Array(createHash('sha256').update(`passkeys of ${owner}`).digest()),
    challenge: bytesOf(await newChallenge(services, 'registration', owner)),
    attestationType: 'none',
    supportedAlgorithmIDs: algorithms,
    excludeCredentials: known.map(({ credential }) => ({ id: credential })),
    // It stands in for a name and a password: it has to be found and its person known.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
}

/** Keeps a passkey that was made on this browser's request. @throws AppError `invalid` */
export async function createPasskey(
  services: Deps,
  owner: string,
  { name, credential }: InputOf<'createPasskey'>,
  device: DeviceKeys,
): Promise<Passkey> {
  const { verifyRegistrationResponse } = await library()
  const verified = await verifyRegistrationResponse({
    response: credential as unknown as RegistrationResponseJSON,
    expectedChallenge: (challenge) => takeChallenge(services, 'registration', challenge, owner),
    supportedAlgorithmIDs: algorithms,
    ...expectedOf(services),
  }).catch(asRefusal)
  if (!verified.verified) throw refused()
  const made = verified.registrationInfo.credential
  const sealed = device.seal(sealingOf(made.id))
  if (sealed === null) throw cookieNeeded()
  const passkey: StoredPasskey = {
    id: newId(),
    credential: made.id,
    owner,
    name,
    publicKey: Buffer.from(made.publicKey).toString('base64url'),
    counter: made.counter,
    transports: made.transports ?? [],
    sealed,
    createdAt: services.now(),
    usedAt: null,
  }
  // One that is known is somebody's already.
  await insertPasskey(services, passkey).catch((error: unknown) => {
    throw isUniqueViolation(error) ? refused(error) : error
  })
  return passkeyAnswer(passkey)
}

function insertPasskey({ storage }: Deps, passkey: StoredPasskey): Promise<void> {
  return storage.transaction(async ({ identities, passkeys }) => {
    await identities.lock(passkey.owner)
    if ((await passkeys.listOf(passkey.owner)).length >= mostPasskeys) throw tooMany()
    await passkeys.insert(passkey)
  })
}

/** What a browser asks for, to sign in with whichever passkey of this site it has. */
export async function beginSignIn(services: Deps): Promise<PasskeyRequest> {
  const { generateAuthenticationOptions } = await library()
  return generateAuthenticationOptions({
    rpID: siteOf(services),
    challenge: bytesOf(await newChallenge(services, 'sign-in')),
    userVerification: 'required',
  })
}

/**
 * Makes this browser the creator whose passkey has signed.
 * @throws AppError `invalid`: the same for an unknown passkey, a wrong signature and a challenge
 * that was used or is over
 */
export async function signIn(
  services: Deps,
  { credential }: InputOf<'signIn'>,
  device: DeviceKeys,
): Promise<{ redeemed: true }> {
  const { verifyAuthenticationResponse } = await library()
  const known = await services.storage.passkeys.byCredential(credential.id)
  if (!known) throw refused()
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: credential as unknown as AuthenticationResponseJSON,
    expectedChallenge: (challenge) => takeChallenge(services, 'sign-in', challenge),
    ...expectedOf(services),
    credential: {
      id: known.credential,
      publicKey: bytesOf(known.publicKey),
      counter: known.counter,
      transports: known.transports,
    },
  }).catch(asRefusal)
  const { newCounter } = authenticationInfo
  const isUsed =
    verified && (await services.storage.passkeys.used(known.id, newCounter, services.now()))
  const adopted = isUsed && device.adopt(known.sealed, sealingOf(known.credential))
  if (!adopted || adopted !== known.owner) throw refused()
  return { redeemed: true }
}

export async function listPasskeys({ storage }: Deps, owner: string | null): Promise<Passkey[]> {
  const passkeys = owner === null ? [] : await storage.passkeys.listOf(owner)
  return passkeys.map(passkeyAnswer)
}

/** @throws AppError `not_found`, the same for another's */
export async function renamePasskey(
  { storage }: Deps,
  owner: string | null,
  id: string,
  name: string,
): Promise<{ id: string; name: string }> {
  if (owner === null || !(await storage.passkeys.rename(id, owner, name))) throw notFound()
  return { id, name }
}

/** It opens nothing from now on. @throws AppError `not_found`, the same for another's */
export async function removePasskey(
  { storage }: Deps,
  owner: string | null,
  id: string,
): Promise<{ id: string }> {
  if (owner === null || !(await storage.passkeys.remove(id, owner))) throw notFound()
  return { id }
}

function siteOf({ config }: Deps): string {
  const site = passkeySite(config.SITE_URL)
  if (site === null)
    throw new AppError('not_found', 'Passkeys need a site with https and a host name.')
  return site
}

function expectedOf(services: Deps) {
  return {
    expectedOrigin: services.config.SITE_URL,
    expectedRPID: siteOf(services),
    requireUserVerification: true,
  }
}

/** What a password manager lists it under: the page that was changed last. */
async function accountName({ storage }: Deps, owner: string): Promise<string> {
  const { items } = await storage.pages.list({ owner, limit: 1 })
  const name = items[0] && pageName(items[0].document).trim()
  return name ? name.slice(0, 60) : siteName
}

function sealingOf(credential: string): string {
  return `passkey ${credential}`
}

/** The library says what was wrong in words of its own; whoever tries is told one thing. */
function asRefusal(cause: unknown): never {
  throw refused(cause)
}

function refused(cause?: unknown): AppError {
  const error = invalid([
    { field: 'credential', message: 'a passkey of this site, just asked for' },
  ])
  return Object.assign(error, { cause })
}

function tooMany(): AppError {
  const message = `at most ${mostPasskeys} passkeys; remove one first`
  return invalid([{ field: 'name', message }])
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(text, 'base64url'))
}

function passkeyAnswer({ id, name, createdAt, usedAt }: StoredPasskey): Passkey {
  return { id, name, createdAt, usedAt }
}
