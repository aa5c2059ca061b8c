/** A path as logs may keep it: whoever reads a share's token could open its page. */
export function loggedPath(path: string): string {
  return path.replace(/(\/_?share\/(?:v1\/)?)[^/\s"]+/g, '$1…')
}
