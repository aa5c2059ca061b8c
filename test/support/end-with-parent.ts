/**
 * Loaded into a server under test before its own code. A test process that is killed stops nothing,
 * and a server that is left holds the pipes of the test run open, which then never ends.
 */
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
// Listening must not keep a server alive that would end.
process.channel?.unref()
