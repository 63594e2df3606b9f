import { readFileSync } from 'node:fs'

/** A killed npm would leave this process behind, holding the port, so it ends the usual way once npm is gone. */
export function stopWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) return
  const npm = findNpm()
  const watch = setInterval(() => {
    if (isAlive(npm)) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, 500)
  watch.unref()
}

/** Some shells stay between npm and its script; where there is no /proc to tell, they replace themselves by it. */
function findNpm() {
  try {
    const [, command, fields] = /^\d+ \((.*)\) (.*)$/s.exec(readFileSync(`/proc/${process.ppid}/stat`, 'utf8'))
    return /^(?:sh|dash|bash)$/.test(command) ? Number(fields.split(' ')[1]) : process.ppid
  } catch {
    return process.ppid
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}
