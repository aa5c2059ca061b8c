import { useEffect, useState } from 'react'
import { useI18n } from '#client/platform/i18n.tsx'

/** Modules a scanner needs around the code. */
const quietZone = 4

/** The address as a code to scan; drawn here, with nothing asked of anybody. */
export function QrCode({ url, className = 'size-44' }: { url: string; className?: string }) {
  const { t } = useI18n()
  const [drawing, setDrawing] = useState<{ size: number; path: string } | null>(null)
  useEffect(() => {
    let isWanted = true
    draw(url).then(
      (drawn) => isWanted && setDrawing(drawn),
      (error: unknown) => console.error('The code could not be drawn', error),
    )
    return () => {
      isWanted = false
    }
  }, [url])
  const side = drawing ? drawing.size + 2 * quietZone : 1
  return (
    <svg
      role="img"
      aria-label={t('share.list.qrLabel')}
      viewBox={`${-quietZone} ${-quietZone} ${side} ${side}`}
      // Scanners want dark on light, whatever the colour mode.
      className={`rounded-md border border-line bg-white text-black ${className}`}
    >
      {drawing && <path d={drawing.path} fill="currentColor" shapeRendering="crispEdges" />}
    </svg>
  )
}

async function draw(url: string): Promise<{ size: number; path: string }> {
  const { generate } = await import('lean-qr')
  const code = generate(url)
  let path = ''
  for (let y = 0; y < code.size; y++)
    for (let x = 0; x < code.size; x++) if (code.get(x, y)) path += `M${x} ${y}h1v1h-1z`
  return { size: code.size, path }
}
