import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * Has V8 collect what is garbage in this thread now. By itself it leaves what a start or the language
 * data have left behind, a third of the heap, until more memory is needed. Only a context made under
 * this flag has the function: nobody has to start the server with it.
 */
export function garbageCollector(): () => void {
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  setFlagsFromString('--no-expose-gc')
  return collect
}
