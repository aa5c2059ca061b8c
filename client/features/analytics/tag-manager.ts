import { tagManager } from '#shared/analytics.ts'

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

const cookieSeconds = 90 * 86_400
let loadedId = ''

/**
 * Counts one visit to a kind of screen. The first one loads the tag manager's script.
 * @param location address of the screen with its pattern in place of a page's slug
 */
export function countVisit(id: string, location: string): void {
  setDisabled(id, false)
  load(id)
  gtag('event', 'page_view', { page_location: location, page_referrer: '', page_title: location })
}

/** Takes the consent back: nothing more is counted, and the service's cookies go. */
export function stopCounting(id: string): void {
  setDisabled(id, true)
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=', 1)
    if (/^_ga(_|$)/.test(name)) forget(name)
  }
}

function load(id: string): void {
  if (loadedId === id) return
  loadedId = id
  gtag('js', new Date())
  gtag('consent', 'default', {
    analytics_storage: 'granted',
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
  })
  gtag('config', id, {
    // Addresses are told by hand, without the slugs of drafts.
    send_page_view: false,
    page_location: window.location.origin,
    page_referrer: '',
    allow_google_signals: false,
    cookie_expires: cookieSeconds,
  })
  const script = document.createElement('script')
  script.async = true
  script.src = `${tagManager.origin}/gtag/js?id=${encodeURIComponent(id)}`
  document.head.append(script)
}

/** The service takes the `arguments` object itself, not an array. */
function gtag(..._command: unknown[]): void {
  window.dataLayer ??= []
  // biome-ignore lint/complexity/noArguments: what the service's script looks for
  window.dataLayer.push(arguments)
}

/** The switch the service's script looks at before it sends anything. */
function setDisabled(id: string, isDisabled: boolean): void {
  Object.assign(window, { [`ga-disable-${id}`]: isDisabled })
}

/** A cookie may stand on this host or on any domain above it. */
function forget(name: string): void {
  const labels = window.location.hostname.split('.')
  const domains = labels.map((_, index) => `; Domain=${labels.slice(index).join('.')}`)
  for (const domain of ['', ...domains]) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
    document.cookie = `${name}=; Path=/; Max-Age=0${domain}`
  }
}
