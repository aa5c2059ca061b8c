import { useState } from 'react'
import { type ToastPosition, toastPlaces } from '#client/platform/toast-position.ts'
import { type ToastKind, ToastProvider, useToast } from '#client/platform/toasts.tsx'
import { Button } from '#client/ui/button.tsx'
import { Select } from '#client/ui/select.tsx'
import { Shelf } from './shelf.tsx'

const kinds: ToastKind[] = ['success', 'warning', 'error', 'info']
const positions = ['default', ...Object.keys(toastPlaces)]

/** Toasts as the product shows them, and at every other place with the library's defaults. */
export function Messages() {
  const [position, setPosition] = useState('default')
  const place = position === 'default' ? {} : { position: position as ToastPosition }
  return (
    <>
      <Shelf title="Toasts of the product">
        <Kinds />
      </Shelf>
      <Shelf title="Toasts elsewhere">
        <Select
          label="Position"
          value={position}
          onChange={(event) => setPosition(event.target.value)}
          options={positions.map((value) => ({ value, label: value }))}
        />
        <ToastProvider key={position} {...place}>
          <Kinds />
        </ToastProvider>
      </Shelf>
    </>
  )
}

function Kinds() {
  const toast = useToast()
  const [count, setCount] = useState(1)
  const next = (kind: ToastKind) => {
    setCount(count + 1)
    return `Toast ${count}: ${kind}`
  }
  return (
    <>
      {kinds.map((kind) => (
        <Button key={kind} onClick={() => toast(next(kind), { kind })}>
          {kind}
        </Button>
      ))}
      <Button
        onClick={() =>
          toast(next('info'), {
            duration: 60_000,
            action: { label: 'Undo', onSelect: () => toast('Undone') },
          })
        }
      >
        long, with an answer
      </Button>
    </>
  )
}
