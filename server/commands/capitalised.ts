export const capitalised = (said: string): string =>
  said.charAt(0).toLocaleUpperCase() + said.slice(1)
