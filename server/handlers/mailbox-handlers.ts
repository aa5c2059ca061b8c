import type { Handlers } from '#server/handlers/handler.ts'
import { editMailbox, getMailbox, putMailbox, removeMailbox } from '#server/pages/mailbox.ts'
import type { Services } from '#server/services.ts'

type Names = 'getMailbox' | 'putMailbox' | 'editMailbox' | 'removeMailbox'

/** Where the messages of a creator's pages go by e-mail. */
export function mailboxHandlers(services: Services): Pick<Handlers, Names> {
  return {
    getMailbox: ({ caller }) => getMailbox(services, caller.identity),
    putMailbox: async ({ caller, body }) =>
      putMailbox(services, await caller.ensureIdentity(), body, caller.locale),
    editMailbox: ({ caller, body }) => editMailbox(services, caller.identity, body),
    removeMailbox: ({ caller }) => removeMailbox(services, caller.identity),
  }
}
