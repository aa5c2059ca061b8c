import { type RefObject, useLayoutEffect, useRef } from 'react'

/** A text area as high as its text. Browsers that can do it in CSS do; others are measured. */
export function useAutoGrow(
  value: unknown,
  given?: RefObject<HTMLTextAreaElement | null>,
): RefObject<HTMLTextAreaElement | null> {
  const own = useRef<HTMLTextAreaElement>(null)
  const ref = given ?? own
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows the text
  useLayoutEffect(() => {
    const area = ref.current
    if (!area || CSS.supports('field-sizing', 'content')) return
    area.style.height = 'auto'
    area.style.height = `${area.scrollHeight + 2}px`
  }, [value, ref])
  return ref
}
