import type { RouteName } from './routes.ts'

/** What `/builds/meta/{id}.json` tells of one build; it never changes. */
export interface BuildMeta {
  id: string
  /** Milliseconds since 1970 at which it was built. */
  timestamp: number
  /** Paths that were rendered while building; every screen here is rendered when asked for. */
  prerendered: string[]
  /** Addresses of the scripts and styles each screen needs, so that they can be fetched ahead. */
  routes: Partial<Record<RouteName, string[]>>
  /** Addresses of scripts any screen may need later: calls of the API, messages, questions. */
  parts: string[]
}

/** What `/builds/latest.json` answers. */
export type BuildStamp = Pick<BuildMeta, 'id' | 'timestamp'>
