/** The path as an address on this host: with `//` or `/\` in front it would name another one. */
export function ownPath(path: string): string {
  return path.replace(/^[/\\]+/, '/')
}
