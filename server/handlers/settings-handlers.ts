import type { Handlers } from '#server/handlers/handler.ts'
import { getSettings, putSettings } from '#server/pages/settings.ts'
import type { Services } from '#server/services.ts'
import { accessOf } from './pages-handlers.ts'

/** Title, address, languages and who may find a page. */
export function settingsHandlers(
  services: Services,
): Pick<Handlers, 'getSettings' | 'putSettings'> {
  return {
    getSettings: (call) => getSettings(services, accessOf(call)),
    putSettings: (call) => putSettings(services, accessOf(call), call.body),
  }
}
