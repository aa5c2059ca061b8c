import * as z from 'zod/mini'
import type { Passkey, PasskeyRequest } from '../account.ts'
import { answer, type Endpoint, fields, trimmed } from './endpoint.ts'

/** What the browser answers for an authenticator (WebAuthn, `toJSON`); its parts are checked later. */
const credential = z.looseObject({
  id: trimmed(1400),
  rawId: trimmed(1400),
  type: z.literal('public-key'),
  response: z.looseObject({ clientDataJSON: trimmed(4000) }),
})

/** Keys in devices and password managers that open a creator's pages. */
export const passkeys = {
  listPasskeys: {
    summary: 'List passkeys',
    method: 'GET',
    path: '/passkeys',
    status: 200,
    output: answer<{ items: Passkey[]; nextCursor: null }>(),
    cookieOnly: true,
  },
  /** What `navigator.credentials.create` is asked for; its challenge is good once. */
  beginPasskey: {
    summary: 'Begin to add a passkey',
    errors: ['not_found'],
    method: 'POST',
    path: '/passkeys/registration',
    status: 201,
    output: answer<PasskeyRequest>(),
    cookieOnly: true,
    limit: 'write',
  },
  createPasskey: {
    summary: 'Add a passkey',
    errors: ['not_found'],
    method: 'POST',
    path: '/passkeys',
    status: 201,
    input: fields({ name: trimmed(80), credential }),
    output: answer<Passkey>(),
    cookieOnly: true,
    limit: 'write',
  },
  renamePasskey: {
    summary: 'Rename a passkey',
    method: 'PATCH',
    path: '/passkeys/:id',
    status: 200,
    input: fields({ name: trimmed(80) }),
    output: answer<{ id: string; name: string }>(),
    cookieOnly: true,
    limit: 'write',
  },
  removePasskey: {
    summary: 'Remove a passkey',
    method: 'DELETE',
    path: '/passkeys/:id',
    status: 200,
    output: answer<{ id: string }>(),
    cookieOnly: true,
    limit: 'write',
  },
  /** What `navigator.credentials.get` is asked for; its challenge is good once. */
  beginSignIn: {
    summary: 'Begin to sign in with a passkey',
    errors: ['not_found'],
    method: 'POST',
    path: '/passkeys/challenge',
    status: 201,
    output: answer<PasskeyRequest>(),
    cookieOnly: true,
    limit: 'write',
  },
  /** This browser shows the passkey's pages from now on. */
  signIn: {
    summary: 'Sign in with a passkey',
    errors: ['not_found'],
    method: 'POST',
    path: '/passkeys/sign-in',
    status: 200,
    input: fields({ credential }),
    output: answer<{ redeemed: true }>(),
    cookieOnly: true,
    limit: 'unlock',
  },
} as const satisfies Record<string, Endpoint>
