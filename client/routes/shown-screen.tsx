import { RouteHead } from '#client/layouts/route-head.tsx'
import { useI18n } from '#client/platform/i18n.tsx'
import { lazyPart } from '#client/platform/lazy-part.tsx'
import { useLoaderData } from '#client/platform/router.tsx'
import type { TrashedPayload } from '#shared/payloads.ts'
import { type RouteName, routes } from '#shared/routes.ts'
import { OwnMain } from './own-main.tsx'
import type { ScreenModule } from './screen.ts'

const TrashedPage = lazyPart(
  async () => (await import('#client/features/pages/trashed-page.tsx')).TrashedPage,
  <TrashedHeading />,
)

/** A route's screen under its head; for the owner of a page in the trash, what became of it. */
export function ShownScreen({ name, Screen, head }: ScreenModule & { name: RouteName }) {
  const payload = useLoaderData()
  if (isTrashed(payload))
    return (
      <OwnMain layout={routes[name].layout}>
        <TrashedPage {...payload} />
      </OwnMain>
    )
  return (
    <>
      <RouteHead name={name} head={head} />
      <Screen />
    </>
  )
}

/** A screen has its heading and its height from the start. */
function TrashedHeading() {
  const { t } = useI18n()
  const payload = useLoaderData()
  const title = (isTrashed(payload) && payload.trashed.name) || t('history.untitled')
  return (
    <section className="min-h-[70dvh]">
      <h1 className="sr-only">{t('history.inTrash.title', { title })}</h1>
    </section>
  )
}

function isTrashed(payload: unknown): payload is TrashedPayload {
  return typeof payload === 'object' && payload !== null && 'trashed' in payload
}
