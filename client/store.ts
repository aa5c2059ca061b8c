import { combineSlices, configureStore } from '@reduxjs/toolkit'

/**
 * Slices join when the feature that owns them is loaded, so that a page without it does not
 * carry it. Features add themselves by declaration merging.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the features' own files
export interface LazySlices {}

export const rootReducer = combineSlices().withLazyLoadedSlices<LazySlices>()

export type RootState = ReturnType<typeof rootReducer>

/** One store a visit of the generator in the browser, one a request on the server. */
export function createStore() {
  return configureStore({
    reducer: rootReducer,
    // Pages are large and change often: walking them on every op would halve the speed of a stream.
    middleware: (defaults) => defaults({ immutableCheck: false, serializableCheck: false }),
  })
}

export type AppDispatch = ReturnType<typeof createStore>['dispatch']
