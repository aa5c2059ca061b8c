/** A place in the code where a guard stands, and what stands there without it. */
export interface Patch {
  /** From the root of the repository. */
  file: string
  /** Once in the file. */
  from: string
  to: string
}

/** What keeps strangers from harming others: taken out, the scenario named has to fail. */
export interface Guard {
  name: string
  noticedBy: string
  patches: Patch[]
}

/** @param patches each as file, what stands there once, and what stands there without the guard */
export function guard(
  name: string,
  noticedBy: string,
  ...patches: [file: string, from: string, to: string][]
): Guard {
  return { name, noticedBy, patches: patches.map(([file, from, to]) => ({ file, from, to })) }
}

/** @throws Error where the guard is written in another way by now */
export function patched(source: string, { file, from, to }: Patch): string {
  if (source.split(from).length !== 2) throw new Error(`${file} has not once: ${from}`)
  return source.replace(from, () => to)
}
