import { Component, createContext, type ReactNode, useContext } from 'react'
import type { Location } from 'react-router'

const ErrorContext = createContext<unknown>(null)

export interface RouteBoundaryProps {
  /** What loading met. */
  error: unknown
  instead: ReactNode
  location: Location
  loaderData: object
  children: ReactNode
}

type BoundaryState = Pick<RouteBoundaryProps, 'error' | 'location' | 'loaderData'>

/** Shows what stands in for a route that failed, until there is another address or other data. */
export class RouteBoundary extends Component<RouteBoundaryProps, BoundaryState> {
  override state: BoundaryState = {
    error: undefined,
    location: this.props.location,
    loaderData: this.props.loaderData,
  }

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { error: error ?? new Error('a screen threw nothing') }
  }

  static getDerivedStateFromProps(
    { error, location, loaderData }: RouteBoundaryProps,
    state: BoundaryState,
  ): BoundaryState {
    const isSame = state.location === location && state.loaderData === loaderData
    return { error: isSame ? (error ?? state.error) : error, location, loaderData }
  }

  override render() {
    const { error } = this.state
    if (error === undefined) return this.props.children
    return <ErrorContext value={error}>{this.props.instead}</ErrorContext>
  }
}

/** What went wrong, for what stands in its place. */
export function useRouteError(): unknown {
  return useContext(ErrorContext)
}
