import type { Handlers } from '#server/handlers/handler.ts'
import { createVersion1 } from '#server/pages/version-1.ts'
import type { Services } from '#server/services.ts'

/** The older generator. */
export function version1Handlers(services: Services): Pick<Handlers, 'createVersion1'> {
  return {
    async createVersion1({ body, caller }) {
      return createVersion1(services, await caller.ensureIdentity(), body, caller)
    },
  }
}
