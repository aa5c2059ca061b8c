/** Follows no redirect: the key is for the address that was configured and for no other. */
export const fetchDirectly: typeof fetch = (input, init) =>
  fetch(input, { ...init, redirect: 'error' })
