import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { useRouteError } from '#client/platform/route-boundary.tsx'
import {
  Outlet,
  RouterProvider,
  type RouterView,
  useLoaderData,
  useLocation,
  useParams,
} from '#client/platform/router.tsx'
import { nowhere, stillRouter } from '#client/platform/still-router.ts'

const screen = { id: 'screen', element: <Screen />, errorElement: <Failed /> }
const layout = { id: 'layout', element: <Layout /> }

function Layout() {
  return (
    <main>
      {String(useLoaderData())} · <Outlet />
    </main>
  )
}

function Screen() {
  return `${useLoaderData()} at ${useLocation().pathname} of ${useParams().slug}`
}

function Failed() {
  return `failed: ${useRouteError()}`
}

function draw(view: Partial<RouterView>): string {
  const params = { slug: 'bakery' }
  const matches = [layout, screen].map((route) => ({ route, params }))
  const location = { ...nowhere.location, pathname: '/ja/generate/bakery' }
  const loaderData = { layout: 'frame', screen: 'page' }
  const router = stillRouter({ ...nowhere, matches, location, loaderData, ...view })
  return renderToStaticMarkup(<RouterProvider router={router} />)
}

describe('what a router says', () => {
  it('is drawn from the outermost route inwards, each with its own data', () => {
    expect(draw({})).toBe('<main>frame · page at /generate/bakery of bakery</main>')
  })

  it('is the error in place of the route that shows it; the layout around stays', () => {
    expect(draw({ errors: { screen: 'no such page' } })).toBe(
      '<main>frame · failed: no such page</main>',
    )
  })

  it('may be a part of a screen, drawn for itself', () => {
    const router = stillRouter(nowhere)
    const part = <RouterProvider router={router}>{<i>part</i>}</RouterProvider>
    expect(renderToStaticMarkup(part)).toBe('<i>part</i>')
  })
})
