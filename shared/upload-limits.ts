/** What an upload may be; everything else is refused. */
export const uploadTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/avif'] as const
export const uploadMaxBytes = 10 * 1024 * 1024
/** How many can be brought along with a brief. */
export const mostPhotos = 12
