import '#client/ui/work-icons.ts'
import { useState } from 'react'
import { Provider } from 'react-redux'
import { Outlet } from '#client/platform/router.tsx'
import { createStore } from '#client/store.ts'

/** The generator's whole screen: no header and no footer, and the store of what is being written. */
export function Layout() {
  const [store] = useState(() => createStore())
  return (
    <Provider store={store}>
      <Outlet />
    </Provider>
  )
}
