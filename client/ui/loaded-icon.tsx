import { useEffect, useState } from 'react'

/** An icon that is not among those the script brings: its drawing is fetched, its place is kept. */
export function LoadedIcon({ name, className }: { name: string; className?: string }) {
  const [body, setBody] = useState('')
  useEffect(() => {
    let isWanted = true
    setBody('')
    import('./load-icon.ts')
      .then(({ loadIcon }) => loadIcon(name))
      .then((found) => isWanted && setBody(found))
      .catch((error: unknown) => console.error('Failed to load custom icons', error))
    return () => {
      isWanted = false
    }
  }, [name])
  return (
    <svg
      className={className}
      viewBox="0 0 24 24"
      fill="none"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a drawing of the bundled set
      dangerouslySetInnerHTML={{ __html: body }}
    />
  )
}
