import { Fragment, type ReactNode } from 'react'

/** Renders the items of a list, which have no identity but their place in it. */
export function each<T>(items: readonly T[], render: (item: T, index: number) => ReactNode) {
  return items.map((item, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the place is all there is
    <Fragment key={index}>{render(item, index)}</Fragment>
  ))
}
