export type ToastPosition =
  | 'top-left'
  | 'top-center'
  | 'top-right'
  | 'bottom-left'
  | 'bottom-center'
  | 'bottom-right'

export type SwipeDirection = 'left' | 'right' | 'up' | 'down'

interface ToastPlace {
  /** Where the region stands, and in which direction its list grows. */
  region: string
  list: string
  /** A toast is thrown out over the nearest edge. */
  swipe: SwipeDirection
}

const downwards = 'flex-col'
const upwards = 'flex-col-reverse'
/** Under the bars of the screen, where it says how far they reach. */
const below = 'top-[calc(var(--bars,0rem)+1rem)]'

export const toastPlaces: Record<ToastPosition, ToastPlace> = {
  'top-left': { region: `${below} left-4`, list: downwards, swipe: 'left' },
  'top-center': { region: `${below} inset-x-0 mx-auto`, list: downwards, swipe: 'up' },
  'top-right': { region: `${below} right-4`, list: downwards, swipe: 'right' },
  'bottom-left': { region: 'bottom-4 left-4', list: upwards, swipe: 'left' },
  'bottom-center': { region: 'bottom-4 inset-x-0 mx-auto', list: upwards, swipe: 'down' },
  'bottom-right': { region: 'bottom-4 right-4', list: upwards, swipe: 'right' },
}
