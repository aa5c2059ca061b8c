import { iconBodies } from 'virtual:icons'

/** One of the bundled icons, inline; nothing for a name that is not among them. */
export function Icon({ name }: { name: string }) {
  const body = Object.hasOwn(iconBodies, name) ? iconBodies[name] : undefined
  if (!body) return null
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
