import { FileAnswer, type Handlers } from '#server/handlers/handler.ts'
import { eraseAccount, exportAccount } from '#server/pages/account.ts'
import {
  createDeviceCode,
  createNextKey,
  createRecoveryKey,
  endOtherDevices,
  redeemDeviceCode,
} from '#server/pages/devices.ts'
import { createToken, listTokens, revokeToken } from '#server/pages/tokens.ts'
import type { Services } from '#server/services.ts'

type Names =
  | 'listTokens'
  | 'createToken'
  | 'revokeToken'
  | 'createDeviceCode'
  | 'redeemDeviceCode'
  | 'createRecoveryKey'
  | 'createNextKey'
  | 'endOtherDevices'
  | 'exportAccount'
  | 'eraseAccount'

/** What a creator has as a whole: keys, devices, everything at once. */
export function accountHandlers(services: Services): Pick<Handlers, Names> {
  return {
    listTokens: async ({ caller }) => ({
      items: await listTokens(services, caller.identity),
      nextCursor: null,
    }),
    createToken: async ({ caller, body }) =>
      createToken(services, await caller.ensureIdentity(), body),
    revokeToken: ({ caller, params }) => revokeToken(services, caller.identity, params.id ?? ''),
    createDeviceCode: async ({ caller }) =>
      createDeviceCode(services, await caller.ensureIdentity(), caller.device),
    redeemDeviceCode: ({ caller, body }) => redeemDeviceCode(services, body.code, caller.device),
    createRecoveryKey: async ({ caller }) => createRecoveryKey(caller.device),
    createNextKey: async ({ caller }) => createNextKey(caller.device),
    endOtherDevices: async ({ caller, body }) =>
      endOtherDevices(services, await caller.ensureIdentity(), body.key, caller.device),
    async exportAccount({ caller }) {
      const bytes = exportAccount(services, caller.identity)
      return new FileAnswer('application/zip', 'ninefold.zip', bytes)
    },
    async eraseAccount({ caller }) {
      const erased = await eraseAccount(services, caller.identity)
      caller.device.forget()
      return erased
    },
  }
}
