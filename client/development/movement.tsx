import { useState } from 'react'
import { useAutoAnimateList } from '#client/ui/auto-animate.ts'
import { Button } from '#client/ui/button.tsx'
import { Mark } from '#client/ui/mark.tsx'
import { Shelf } from './shelf.tsx'

/** What moves; nothing does where less motion is asked for. */
export function Movement() {
  const list = useAutoAnimateList<HTMLUListElement>()
  const [items, setItems] = useState(['one', 'two', 'three'])
  return (
    <Shelf title="Movement">
      <Button onClick={() => setItems([...items].reverse())}>Turn round</Button>
      <Button onClick={() => setItems([`item ${items.length + 1}`, ...items])}>Add</Button>
      <Button onClick={() => setItems(items.slice(1))}>Remove</Button>
      <ul ref={list} aria-label="A list that glides" className="grid w-56 gap-2">
        {items.map((item) => (
          <li key={item} className="rounded-md border border-line bg-raised px-3 py-2">
            {item}
          </li>
        ))}
      </ul>
      <Mark size={48} animated />
    </Shelf>
  )
}
