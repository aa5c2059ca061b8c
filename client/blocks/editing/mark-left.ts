/**
 * Marks the page while a person is outside of its frame: on a touch screen nothing else ends being
 * pointed at, and tools at the foot of the screen would lie over what is open there.
 */
export function markLeft(document: Document): void {
  const { defaultView: frame, documentElement: page } = document
  const turn = (isLeft: boolean) => () => page.toggleAttribute('data-left', isLeft)
  frame?.addEventListener('blur', turn(true))
  frame?.addEventListener('focus', turn(false))
  document.addEventListener('pointerdown', turn(false), true)
}
