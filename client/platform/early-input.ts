/** What a person did before React could hear it. Kept by `earlyInputScript`. */
interface EarlyInput {
  /** The last button pressed or asked to submit: impatience presses more than once. */
  button: HTMLElement | null
  changed: Set<EventTarget>
  /** Stops listening. */
  end: () => void
}

declare global {
  interface Window {
    earlyInput?: EarlyInput
  }
}

/**
 * Stands inline in the head and listens until the screen is taken over. A form that nobody but our
 * script can send is held back: the browser would load the screen anew, with all that was typed in
 * its address. Links and forms with an `action` work by themselves and are left alone.
 */
export const earlyInputScript = `(function(w){var n=["click","input","submit"],s=w.earlyInput={button:null,changed:new Set,end:function(){n.forEach(function(k){w.removeEventListener(k,hear,true)})}};function hear(e){var t=e.target;if(e.type=="input")s.changed.add(t);else if(e.type=="click")s.button=t.closest("button[type=button]")||s.button;else if(!t.hasAttribute("action")){e.preventDefault();s.button=e.submitter}}n.forEach(function(k){w.addEventListener(k,hear,true)})})(window)`

/** Does again what was done before `hydrateRoot`, which must have been called. */
export function replayEarlyInput(): void {
  const early = window.earlyInput
  if (!early) return
  early.end()
  delete window.earlyInput
  for (const field of early.changed) if (isTextField(field) && field.isConnected) typeAgain(field)
  if (early.button?.isConnected) pressAgain(early.button)
}

type TextField = HTMLInputElement | HTMLTextAreaElement

function isTextField(target: EventTarget): target is TextField {
  if (target instanceof HTMLTextAreaElement) return true
  return target instanceof HTMLInputElement && !/^(checkbox|radio|file)$/.test(target.type)
}

/** React takes what a field holds for known when it takes it over, and hears a change alone. */
function typeAgain(field: TextField): void {
  const { value } = field
  const write = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set
  for (const text of ['', value]) {
    write?.call(field, text)
    field.dispatchEvent(new InputEvent('input', { bubbles: true }))
  }
}

/** Menus open on the pointer, not on the click. */
function pressAgain(button: HTMLElement): void {
  for (const type of ['pointerdown', 'pointerup'])
    button.dispatchEvent(new PointerEvent(type, { bubbles: true, isPrimary: true }))
  button.click()
}
