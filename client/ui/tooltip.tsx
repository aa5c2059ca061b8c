import {
  type ComponentType,
  cloneElement,
  createContext,
  type HTMLAttributes,
  type ReactElement,
  type ReactNode,
  type RefAttributes,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react'
import { doAhead } from '#client/platform/missing-scripts.ts'
import { whenIdle } from '#client/platform/when-idle.ts'
import type { Tip } from './tips.tsx'

type Tips = ComponentType<{ tips: readonly Tip[] }>
/** Adds a tip; what it returns removes it. */
type AddTip = (tip: Tip) => () => void

const Group = createContext<AddTip | null>(null)

/**
 * Tooltips below one provider follow each other without waiting again. They come when the browser
 * is idle: the controls have names of their own until then.
 */
export function TooltipProvider({ children }: { children: ReactNode }) {
  const [tips, setTips] = useState<readonly Tip[]>([])
  const [Shown, setShown] = useState<Tips | null>(null)
  const [add] = useState<AddTip>(() => (tip: Tip) => {
    setTips((known) => [...known, tip])
    return () => setTips((known) => known.filter((other) => other !== tip))
  })
  useEffect(() => {
    const load = async () => {
      const { Tips } = await import('./tips.tsx')
      setShown(() => Tips)
    }
    // Behind what the next screen needs, which is asked for in the first idle moment.
    whenIdle(() => whenIdle(() => void doAhead(load)))
  }, [])
  return (
    <Group value={add}>
      {children}
      {Shown && <Shown tips={tips} />}
    </Group>
  )
}

export interface TooltipProps {
  label: string
  /** One element that can take the focus; it has a name of its own. */
  children: ReactElement<HTMLAttributes<HTMLElement> & RefAttributes<HTMLElement>>
}

/** A short text for who rests on a control, below a `TooltipProvider`. */
export function Tooltip({ label, children }: TooltipProps) {
  const add = useContext(Group)
  const target = useRef<HTMLElement>(null)
  useEffect(() => add?.({ label, target }), [add, label])
  return cloneElement(children, { ref: target })
}
