/** Where a key leads in a toolbar of `count` controls, by index; null where it leads nowhere. */
export function nextStop(key: string, current: number, count: number): number | null {
  if (key === 'ArrowRight') return (current + 1) % count
  if (key === 'ArrowLeft') return (current + count - 1) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}
