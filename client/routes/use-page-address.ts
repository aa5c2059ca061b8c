import { useEffect } from 'react'
import { cameOnline } from '#client/features/sharing/use-came-online.ts'
import { useI18n } from '#client/platform/i18n.tsx'
import { useNavigate, useParams, useRevalidate } from '#client/platform/router.tsx'
import { routePath } from '#shared/routes.ts'

/** Shows the page's address as soon as it has one, while the stream goes on. */
export function useAddressOfPage(slug: string | null): void {
  const { href } = useI18n()
  useEffect(() => {
    if (!slug) return
    const address = href('generate', { slug })
    // Not through the router: it would ask the server for the page, and show an error in place of
    // the workspace if the server is just then away.
    if (window.location.pathname !== address) {
      window.history.replaceState(window.history.state, '', address)
    }
  }, [slug, href])
}

/** The page has another slug: its edits, the way back among them, and the address follow. */
export function useMovedPage(): (slug: string, from: string) => Promise<void> {
  const navigate = useNavigate()
  return async (slug, from) => {
    const { moveKeptEdits } = await import('#client/features/editor/move-kept-edits.ts')
    moveKeptEdits(from, slug)
    await navigate(routePath('generate', { slug }), { replace: true, state: cameOnline })
  }
}

/** At the end of a writing the page is read anew, under its own address. */
export function useAddressAtEnd(): (slug: string | null) => void {
  const navigate = useNavigate()
  const revalidate = useRevalidate()
  const { slug: shown } = useParams()
  return (slug) => {
    if (!slug) return
    if (slug === shown) revalidate()
    else navigate(routePath('generate', { slug }), { replace: true })
  }
}
