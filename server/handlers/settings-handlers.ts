import type { Handlers } from '#server/handlers/handler.ts'
import { checkDomain, getDomain, putDomain, removeDomain } from '#server/pages/domains.ts'
import { viewsOf } from '#server/pages/page-views.ts'
import { getSettings, putSettings } from '#server/pages/settings.ts'
import type { Services } from '#server/services.ts'
import { accessOf } from './pages-handlers.ts'

type Names =
  | 'getSettings'
  | 'putSettings'
  | 'getViews'
  | 'getDomain'
  | 'putDomain'
  | 'checkDomain'
  | 'removeDomain'

/** Title, address, languages, who may find a page and how often it was read. */
export function settingsHandlers(services: Services): Pick<Handlers, Names> {
  return {
    getSettings: (call) => getSettings(services, accessOf(call)),
    getViews: (call) => viewsOf(services, accessOf(call)),
    getDomain: (call) => getDomain(services, accessOf(call)),
    putDomain: (call) => putDomain(services, accessOf(call), call.body.host),
    checkDomain: (call) => checkDomain(services, accessOf(call)),
    removeDomain: (call) => removeDomain(services, accessOf(call)),
    putSettings: (call) => putSettings(services, accessOf(call), call.body),
  }
}
