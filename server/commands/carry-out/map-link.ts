import { addBlock, firstOf } from './blocks.ts'
import { type Change, type Desktop, unchanged } from './change.ts'

/** The map of a page is the link beside its address: the address stays where the link goes. */
export function removeMap({ document }: Desktop): Change {
  const id = firstOf(document, 'place')
  const block = document.blocks[id ?? '']
  if (!id || !block?.props.mapLink || !document.facts.place) return unchanged({ code: 'noMap' })
  if (block.locked) return unchanged({ code: 'locked', part: 'place' })
  return {
    ops: [{ op: 'set', id, path: 'mapLink', value: false }],
    sources: {},
    outcome: { code: 'mapGone' },
  }
}

/** The link is back; where nothing tells the address, that comes with it. */
export function showMap(desktop: Desktop): Change {
  const { document } = desktop
  const id = firstOf(document, 'place')
  const block = document.blocks[id ?? '']
  if (!id || !block || block.hidden || block.props.mapLink) return addBlock(desktop, 'place')
  if (block.locked) return unchanged({ code: 'locked', part: 'place' })
  return {
    ops: [{ op: 'set', id, path: 'mapLink', value: true }],
    sources: {},
    outcome: { code: 'mapShown' },
  }
}
