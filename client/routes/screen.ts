import type { ComponentType } from 'react'
import { useLoaderData } from '#client/platform/router.tsx'
import type { Payloads } from '#shared/payloads.ts'
import type { RouteName } from '#shared/routes.ts'

/** What a route's module exports: its screen, and the message keys of its title and description. */
export interface ScreenModule {
  Screen: ComponentType
  /** Keys of `ui.json`; the title of a private screen has no description. */
  head: { title: string; description?: string }
}

/** The payload of the route a screen stands on. */
export function usePayload<N extends RouteName>(_route: N): Payloads[N] {
  return useLoaderData() as Payloads[N]
}
