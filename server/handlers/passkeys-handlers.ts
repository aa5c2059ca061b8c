import type { Handlers } from '#server/handlers/handler.ts'
import {
  beginPasskey,
  beginSignIn,
  createPasskey,
  listPasskeys,
  removePasskey,
  renamePasskey,
  signIn,
} from '#server/pages/passkeys.ts'
import type { Services } from '#server/services.ts'

type Names =
  | 'listPasskeys'
  | 'beginPasskey'
  | 'createPasskey'
  | 'renamePasskey'
  | 'removePasskey'
  | 'beginSignIn'
  | 'signIn'

/** Keys in devices and password managers that open a creator's pages. */
export function passkeysHandlers(services: Services): Pick<Handlers, Names> {
  return {
    listPasskeys: async ({ caller }) => ({
      items: await listPasskeys(services, caller.identity),
      nextCursor: null,
    }),
    beginPasskey: async ({ caller }) => beginPasskey(services, await caller.ensureIdentity()),
    createPasskey: async ({ caller, body }) =>
      createPasskey(services, await caller.ensureIdentity(), body, caller.device),
    renamePasskey: ({ caller, params, body }) =>
      renamePasskey(services, caller.identity, params.id ?? '', body.name),
    removePasskey: ({ caller, params }) =>
      removePasskey(services, caller.identity, params.id ?? ''),
    beginSignIn: () => beginSignIn(services),
    signIn: ({ caller, body }) => signIn(services, body, caller.device),
  }
}
