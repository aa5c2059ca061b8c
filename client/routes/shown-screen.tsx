import { RouteHead } from '#client/layouts/route-head.tsx'
import { lazyPart } from '#client/platform/lazy-part.tsx'
import { useLoaderData } from '#client/platform/router.tsx'
import type { TrashedPayload } from '#shared/payloads.ts'
import { type RouteName, routes } from '#shared/routes.ts'
import { OwnMain } from './own-main.tsx'
import type { ScreenModule } from './screen.ts'

const TrashedPage = lazyPart(
  async () => (await import('#client/features/pages/trashed-page.tsx')).TrashedPage,
)

/** A route's screen under its head; for the owner of a page in the trash, what became of it. */
export function ShownScreen({ name, Screen, head }: ScreenModule & { name: RouteName }) {
  const trashed = (useLoaderData() as Partial<TrashedPayload> | null)?.trashed
  if (trashed)
    return (
      <OwnMain layout={routes[name].layout}>
        {/* Before the rest has come the screen is known by its name already. */}
        <h1 className="sr-only">{trashed.name || trashed.slug}</h1>
        <TrashedPage trashed={trashed} />
      </OwnMain>
    )
  return (
    <>
      <RouteHead name={name} head={head} />
      <Screen />
    </>
  )
}
