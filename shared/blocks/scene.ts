import type { Media } from './field.ts'

const prefix = 'scene_'

/** A picture of things a trade works with: icons of the bundled set, the main one first. */
export function sceneMedia(icons: readonly string[]): NonNullable<Media> {
  return { kind: 'art', id: prefix + icons.join('_'), alt: '' }
}

/** The icons of a drawn scene; null for any other picture. */
export function sceneIcons(media: Media): string[] | null {
  if (media?.kind !== 'art' || !media.id.startsWith(prefix)) return null
  return media.id.slice(prefix.length).split('_')
}
