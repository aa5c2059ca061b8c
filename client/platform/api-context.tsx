import { createContext, useContext } from 'react'
import type { Api } from '#client/api.ts'

const ApiContext = createContext<Api | null>(null)

export const ApiProvider = ApiContext

/** The API, for what a person does on a screen. Not for rendering: loaders bring that. */
export function useApi(): Api {
  const api = useContext(ApiContext)
  if (!api) throw new Error('useApi needs an ApiProvider above it')
  return api
}
