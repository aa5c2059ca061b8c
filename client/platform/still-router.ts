import type { Router, RouterView } from './router.tsx'

/** A router that shows one view for ever: the server's, which answers and is done. */
export function stillRouter(state: RouterView): Router {
  return { state, subscribe: () => () => {}, navigate: refuse, revalidate: refuse }
}

/** What a part of a screen needs that hangs on no address. */
export const nowhere: RouterView = {
  location: { pathname: '/', search: '', hash: '', state: null, key: 'default' },
  matches: [],
  loaderData: {},
  errors: null,
  historyAction: 'POP',
}

function refuse(): Promise<never> {
  return Promise.reject(new Error('this router leads nowhere'))
}
