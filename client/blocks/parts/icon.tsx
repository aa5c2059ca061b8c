import { iconBodies } from 'virtual:icons'
import { LoadedIcon } from '#client/ui/loaded-icon.tsx'

/**
 * An icon, inline. The server has the whole set, so readers load none; the editor's frame has those
 * blocks usually show and fetches the others.
 */
export function Icon({ name }: { name: string }) {
  const body = Object.hasOwn(iconBodies, name) ? iconBodies[name] : undefined
  if (!body)
    return import.meta.env.SSR || !name ? null : <LoadedIcon name={name} className="icon" />
  return (
    <svg
      className="icon"
      viewBox="0 0 24 24"
      fill="none"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a drawing of the bundled set
      dangerouslySetInnerHTML={{ __html: body }}
    />
  )
}
