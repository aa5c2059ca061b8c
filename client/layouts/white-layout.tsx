import { Outlet } from 'react-router'

/** The generator's whole screen: no header and no footer. */
export function Layout() {
  return <Outlet />
}
