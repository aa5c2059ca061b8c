import { type RefObject, useEffect } from 'react'

/** Leads to the first field that is wrong, with what is said of it; both may be out of sight. */
export function useFaultInSight(form: RefObject<HTMLElement | null>, fault: object | null): void {
  useEffect(() => {
    if (!fault) return
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid=true]')
    field?.focus({ preventScroll: true })
    field?.scrollIntoView({ block: 'nearest' })
    form.current?.querySelector('[role=alert]')?.scrollIntoView({ block: 'nearest' })
  }, [form, fault])
}
