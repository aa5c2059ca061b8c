import { createElement } from 'react'
import type { RouteObject } from 'react-router'

/** The modes `/__ui` is shown in; 'system' is refused, and shows how. */
const modes = [undefined, 'light', 'dark', 'system'] as const

/**
 * `/__ui`: every widget in every state, for those who change them. In development only; a
 * production build neither answers there nor carries it.
 */
export const workshopRoutes: RouteObject[] = import.meta.env.DEV
  ? modes.map((colourMode) => ({
      id: `workshop-${colourMode ?? 'own'}`,
      path: colourMode ? `/__ui/${colourMode}` : '/__ui',
      handle: { colourMode },
      lazy: async () => ({ element: createElement((await import('./workshop.tsx')).Workshop) }),
    }))
  : []
