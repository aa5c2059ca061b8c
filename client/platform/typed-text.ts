/** Whether this screen holds something a person wrote or opened: then it is not loaded anew. */
export interface TypedText {
  isThere(): boolean
  /** Another screen has come; what was typed on the last one is gone or has gone along. */
  reset(): void
}

export function watchTypedText(): TypedText {
  let typed = false
  window.addEventListener('input', () => (typed = true), { capture: true })
  return {
    isThere: () => typed || document.querySelector('[role$=dialog]') !== null,
    reset: () => {
      typed = false
    },
  }
}
