import { Versions } from '#client/features/pages/versions.tsx'
import { usePayload } from './screen.ts'

export const head = { title: 'history.page.meta' }

/** The versions of one page. */
export function Screen() {
  return <Versions {...usePayload('historyPage')} />
}
