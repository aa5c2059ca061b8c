import '#client/ui/work-icons.ts'
import { Outlet } from '#client/platform/router.tsx'

/** No chrome of the site: what is shown stands alone. */
export function Layout() {
  return <Outlet />
}
