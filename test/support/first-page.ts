import type { Page } from 'playwright-core'
import { type DraggedFile, dragFiles } from './drag-files.ts'
import { openAlive } from './open-alive.ts'
import { translator } from './translator.ts'

export interface FirstPage {
  photos: readonly DraggedFile[]
  brief: string
  /** The end of the address the page is to have. */
  slug: string
}

export interface FirstPageWalk {
  /** Where the page stands. */
  address: string
  /** What the person did, and how long the product took to show what came of it, in milliseconds. */
  actions: { what: string; ms: number }[]
  /** Until the home page answers to a hand, in milliseconds. */
  openMs: number
}

/** Browsers without a mouse cannot drop files: there they are chosen. */
export type Bringing = 'dropped' | 'chosen'

const t = translator('en')

/**
 * From an empty browser to a published page with photos and an address of its own, each action
 * begun as soon as the one before has shown what came of it.
 */
export async function walkToFirstPage(
  page: Page,
  url: string,
  { photos, brief, slug }: FirstPage,
  bringing: Bringing = 'dropped',
): Promise<FirstPageWalk> {
  const actions: FirstPageWalk['actions'] = []
  const act = async (what: string, doIt: () => Promise<unknown>, shown: () => Promise<unknown>) => {
    const begun = performance.now()
    await doIt()
    await shown()
    actions.push({ what, ms: performance.now() - begun })
  }
  const openBegun = performance.now()
  await openAlive(page, `${url}/`)
  const openMs = performance.now() - openBegun

  const box = page.locator('textarea[name=brief]')
  const bring = await bringPhotos(page, photos, bringing)
  await act(`photos ${bringing}`, bring, () =>
    page
      .locator('form img')
      .nth(photos.length - 1)
      .waitFor(),
  )
  await act(
    'brief pasted',
    () => box.fill(brief),
    () => Promise.resolve(),
  )
  await act(
    'Create page',
    () => page.getByRole('button', { name: t('home.prompt.submit'), exact: true }).click(),
    () => page.getByText(t('generate.log.complete')).first().waitFor({ state: 'attached' }),
  )
  const gate = page.getByRole('dialog', { name: t('share.gate.title') })
  await act(
    'Publish page',
    () => page.getByRole('button', { name: t('share.publish.action'), exact: true }).click(),
    () => gate.waitFor(),
  )
  await act(
    'address typed',
    () => gate.getByRole('textbox', { name: t('share.publish.address') }).fill(slug),
    () => gate.getByText(t('share.publish.slug.free')).waitFor(),
  )
  const live = page.getByRole('dialog', { name: t('share.publish.isOnline') })
  await act(
    'Publish',
    () => gate.getByRole('button', { name: t('share.gate.publish'), exact: true }).click(),
    () => live.waitFor(),
  )
  const address = await live.getByRole('textbox', { name: t('share.publish.address') }).inputValue()
  return { address, actions, openMs }
}

/** Ready to be brought, so that only the bringing is timed. */
async function bringPhotos(
  page: Page,
  photos: readonly DraggedFile[],
  bringing: Bringing,
): Promise<() => Promise<void>> {
  if (bringing === 'dropped') {
    const drop = await dragFiles(page, photos)
    return () => drop('textarea[name=brief]')
  }
  const files = photos.map((photo) => ({ ...photo, mimeType: 'image/jpeg' }))
  return () => page.getByLabel(t('photos.add')).setInputFiles(files)
}
