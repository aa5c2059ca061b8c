import type { Handlers } from '#server/handlers/handler.ts'
import { viewsOf } from '#server/pages/page-views.ts'
import { getSettings, putSettings } from '#server/pages/settings.ts'
import type { Services } from '#server/services.ts'
import { accessOf } from './pages-handlers.ts'

/** Title, address, languages, who may find a page and how often it was read. */
export function settingsHandlers(
  services: Services,
): Pick<Handlers, 'getSettings' | 'putSettings' | 'getViews'> {
  return {
    getSettings: (call) => getSettings(services, accessOf(call)),
    getViews: (call) => viewsOf(services, accessOf(call)),
    putSettings: (call) => putSettings(services, accessOf(call), call.body),
  }
}
