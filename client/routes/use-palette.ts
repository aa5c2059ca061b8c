import { useCallback, useEffect, useState } from 'react'

export interface PaletteControl {
  isOpen: boolean
  onOpen: () => void
  onClose: () => void
}

/** Ctrl or ⌘ with K opens the list of all commands, wherever the focus is, and closes it again. */
export function usePalette(): PaletteControl {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.metaKey || event.ctrlKey) || event.altKey || event.shiftKey) return
      if (event.key.toLowerCase() !== 'k') return
      event.preventDefault()
      setOpen((before) => !before)
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
  return {
    isOpen,
    onOpen: useCallback(() => setOpen(true), []),
    onClose: useCallback(() => setOpen(false), []),
  }
}
