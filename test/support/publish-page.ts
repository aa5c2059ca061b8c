import type { BrowserContext } from 'playwright-core'
import { foldEvents, parseEvents } from './stream.ts'

export interface PublishedPage {
  slug: string
  /** Of its owner. */
  cookie: string
}

/** Makes a page on a running server and publishes it. */
export async function publishPage(url: string, brief: string): Promise<PublishedPage> {
  const made = await fetch(`${url}/api/generations`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ brief }),
  })
  const cookie = made.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const told = await made.text()
  const { slug } = foldEvents(parseEvents(told)).progress
  if (!slug) throw new Error(`no page was made, ${made.status}: ${told.slice(0, 500)}`)
  await asOwner(url, { slug, cookie }, 'publish')
  return { slug, cookie }
}

/** One of the owner's actions that have no body: `publish`, `unpublish`, … */
export async function asOwner(url: string, page: PublishedPage, action: string): Promise<void> {
  const answer = await fetch(`${url}/api/pages/${page.slug}/${action}`, {
    method: 'POST',
    headers: { cookie: page.cookie },
  })
  if (!answer.ok) throw new Error(`${action} was answered with ${answer.status}`)
}

/** Makes a browser its owner's. */
export async function signIn(
  context: BrowserContext,
  url: string,
  { cookie }: Pick<PublishedPage, 'cookie'>,
): Promise<void> {
  const [name = '', ...value] = cookie.split('=')
  await context.addCookies([{ name, value: value.join('='), url }])
}
