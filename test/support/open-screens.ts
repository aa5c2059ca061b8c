import { routeNames, routePath, routes } from '#shared/routes.ts'

/** Screens anybody may open without a page of theirs: those whose address needs no slug. */
export const openScreens = routeNames.filter((name) => !routes[name].path.endsWith('/:slug'))

export const openPaths = openScreens.map((name) => routePath(name))
