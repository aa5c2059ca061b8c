/** Preloaded into a server without metrics: tells whoever asks what processor it used, in ms. */
process.on('message', () => {
  const { user, system } = process.cpuUsage()
  process.send?.((user + system) / 1000)
})
