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

/** What a form was sent with before the script was there, as its own tab remembers it. */
export interface SentForm {
  /** Names that press, so that doing it again is not doing it twice. */
  key: string
  /** Where the form led. */
  path: string
  fields: Record<string, string>
}

const sentKey = 'sent-form'

/**
 * Stands inline in the head and listens until the screen is taken over. A form that nobody but our
 * script can send is held back: the browser would load the screen anew, with all that was typed in
 * its address. Links and forms with an `action` work by themselves and are left alone; what a form
 * asked of the screen it opens is remembered, as its address alone may be anybody's. ⌘ or Ctrl with
 * Enter sends a brief, as `isSubmitKey` has it.
 */
export const earlyInputScript = `(function (w) {
var names = ["click", "input", "keydown", "submit"];
var early = w.earlyInput = { button: null, changed: new Set, end: function () {
  names.forEach(function (name) { w.removeEventListener(name, hear, true) })
} };
function hear(e) {
  var t = e.target;
  if (e.type == "input") early.changed.add(t);
  else if (e.type == "click") early.button = t.closest("button[type=button]") || early.button;
  else if (e.type == "keydown") press(e, t);
  else if (!t.hasAttribute("action")) { e.preventDefault(); early.button = e.submitter }
  else if (t.method == "get") remember(t)
}
function press(e, t) {
  if (e.key != "Enter" || !(e.metaKey || e.ctrlKey) || e.isComposing || e.keyCode == 229) return;
  var form = t.localName == "textarea" && t.name == "brief" && t.form;
  if (!form || e.repeat) return;
  e.preventDefault();
  form.requestSubmit(form.querySelector("[type=submit]"))
}
function remember(form) {
  try {
    sessionStorage.setItem("${sentKey}", JSON.stringify({
      key: crypto.getRandomValues(new Uint32Array(4)).join(""),
      path: new URL(form.action).pathname,
      fields: Object.fromEntries(new FormData(form))
    }))
  } catch {}
}
names.forEach(function (name) { w.addEventListener(name, hear, true) })
})(window)`

/**
 * The form a press on an earlier screen of this tab opened this one with, once; null where somebody
 * came another way, such as by a link that says the same.
 */
export function takeSentForm(): SentForm | null {
  const sent = readSentForm()
  forgetSentForm()
  return sent && isOfThisAddress(sent) ? sent : null
}

/** Does again what was done before `hydrateRoot`, which must have been called. */
export function replayEarlyInput(): void {
  const early = window.earlyInput
  if (!early) return
  early.end()
  delete window.earlyInput
  const sent = readSentForm()
  // Who types on has not finished; who only presses again is in a hurry, and is answered once.
  if (early.changed.size > 0) forgetSentForm()
  else if (sent && isOfThisAddress(sent) && isSubmit(early.button)) early.button = null
  // All are read first: when one is typed again, its form draws the others as it knows them.
  const typed = [...early.changed].filter(isTextField).map((field) => [field, field.value] as const)
  for (const [field, value] of typed) if (field.isConnected) typeAgain(field, value)
  if (early.button?.isConnected) pressAgain(early.button)
}

function readSentForm(): SentForm | null {
  try {
    return JSON.parse(sessionStorage.getItem(sentKey) ?? 'null')
  } catch {
    // No storage, no memory: the form is there, filled in, to be sent by hand.
    return null
  }
}

function forgetSentForm(): void {
  try {
    sessionStorage.removeItem(sentKey)
  } catch {
    // There is none to forget.
  }
}

function isOfThisAddress({ path, fields }: SentForm): boolean {
  const { pathname, search } = window.location
  const query = new URLSearchParams(search)
  // An address writes the ends of lines in its own way.
  const given = (name: string) => query.get(name)?.replaceAll('\r\n', '\n')
  return pathname === path && Object.entries(fields).every(([name, value]) => given(name) === value)
}

function isSubmit(button: HTMLElement | null): boolean {
  return button instanceof HTMLButtonElement && button.type === 'submit'
}

type TextField = HTMLInputElement | HTMLTextAreaElement

function isTextField(target: EventTarget): target is TextField {
  if (target instanceof HTMLTextAreaElement) return true
  return target instanceof HTMLInputElement && !/^(checkbox|radio|file)$/.test(target.type)
}

/** React takes what a field holds for known when it takes it over, and hears a change alone. */
function typeAgain(field: TextField, value: string): void {
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
