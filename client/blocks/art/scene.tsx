import { Icon } from '../parts/icon.tsx'

/** Things of the trade, drawn in thin lines on one ground: the first large, the others beside it. */
export function Scene({ icons }: { icons: readonly string[] }) {
  return (
    <div className="scene">
      <div className="scene-things">
        {icons.map((name) => (
          <Icon key={name} name={name} />
        ))}
      </div>
    </div>
  )
}
