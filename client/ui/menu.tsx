import {
  cloneElement,
  type HTMLAttributes,
  type KeyboardEvent,
  type PointerEvent,
  type ReactElement,
  type RefAttributes,
  useEffect,
  useRef,
  useState,
} from 'react'
import { lazyPart } from '#client/platform/lazy-part.tsx'
import { doAhead } from '#client/platform/missing-scripts.ts'
import { onceLoaded } from '#client/platform/once-loaded.ts'
import { whenIdle } from '#client/platform/when-idle.ts'
import type { InterfaceIcon } from './icon-names.ts'

export interface MenuItem {
  label: string
  icon?: InterfaceIcon
  onSelect: () => void
  danger?: boolean
  disabled?: boolean
}

type Trigger = HTMLAttributes<HTMLElement> & RefAttributes<HTMLElement>

export interface MenuProps {
  /** One button. */
  trigger: ReactElement<Trigger>
  items: MenuItem[]
  align?: 'start' | 'end'
}

const loadList = onceLoaded(async () => (await import('./menu-list.tsx')).MenuList)
const MenuList = lazyPart(loadList)

/**
 * A list of actions under a button. Not modal, so it leaves the page's scrolling alone. The list
 * comes when the browser is idle, or with the first sign that it will be asked for.
 */
export function Menu({ trigger, items, align = 'end' }: MenuProps) {
  const [wish, setWish] = useState<'none' | 'ready' | 'open'>('none')
  const target = useRef<HTMLElement>(null)
  useEffect(() => whenIdle(() => void doAhead(loadList)), [])
  const prepare = () => setWish((now) => (now === 'none' ? 'ready' : now))
  const open = (event: KeyboardEvent | PointerEvent) => {
    // From then on the list answers.
    if (wish === 'open') return
    event.preventDefault()
    setWish('open')
  }
  return (
    <>
      {cloneElement(trigger, {
        ref: target,
        'aria-haspopup': 'menu',
        'aria-expanded': false,
        onPointerEnter: prepare,
        onFocus: prepare,
        onPointerDown: (event) => event.button === 0 && !event.ctrlKey && open(event),
        onKeyDown: (event) => ['Enter', ' ', 'ArrowDown'].includes(event.key) && open(event),
      })}
      {wish !== 'none' && (
        <MenuList target={target} items={items} align={align} isPressed={wish === 'open'} />
      )}
    </>
  )
}
