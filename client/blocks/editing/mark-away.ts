/**
 * Marks the blocks that are out of sight: where the tools stand at the foot of the screen, nothing
 * else tells whose they are. To be called with the blocks whenever they were drawn.
 */
export function createAwayMarker(): (blocks: Iterable<Element>) => void {
  const seen = new WeakSet<Element>()
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries)
      target.toggleAttribute('data-away', !isIntersecting)
  })
  return (blocks) => {
    for (const block of blocks) {
      if (!seen.has(block)) observer.observe(block)
      seen.add(block)
    }
  }
}
