import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import { elements } from './elements.js'
import page from './page.json'

export function Layout({ children }) {
  return (
    <html {...page.html}>
      <head>
        {elements(page.head)}
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function App() {
  return <Outlet />
}
