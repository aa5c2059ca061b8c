/**
 * notistack writes its styles into a style element while it is loaded, which the content policy
 * forbids. It looks for that element here first and finds one that leads nowhere: all it shows is
 * styled by `toast-host.tsx`. Must be imported before notistack.
 */
const sink = { parentNode: true, firstChild: { data: '' } }
if (typeof window !== 'undefined') Object.assign(window, { _goober: sink })

export {}
