import type { ComponentType } from 'react'
import { useLoaderData } from '#client/platform/router.tsx'
import type { Payloads } from '#shared/payloads.ts'
import type { RouteName } from '#shared/routes.ts'

/**
 * Fetches the late parts of a screen that stand in the server's HTML for a payload, before they are
 * taken over: what is pressed in them until then would be lost.
 */
export type FetchParts = (payload: unknown) => Promise<unknown>

/** What a route's module exports: its screen, and the message keys of its title and description. */
export interface ScreenModule {
  Screen: ComponentType
  /**
   * Keys of `ui.json`; a private screen has no description, and no title where it draws one of its
   * own, as of the page that is open in it.
   */
  head: { title?: string; description?: string }
  fetchParts?: FetchParts
}

/** The payload of the route a screen stands on. */
export function usePayload<N extends RouteName>(_route: N): Payloads[N] {
  return useLoaderData() as Payloads[N]
}
