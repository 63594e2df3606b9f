import { readFileSync } from 'node:fs'
import { fromRoot } from './root.mjs'

/** Ends with a sentence instead of a syntax error from somewhere deep. */
export function checkNodeVersion() {
  const { engines } = JSON.parse(readFileSync(fromRoot('package.json'), 'utf8'))
  const needed = engines.node.replace('>=', '')
  if (isAtLeast(process.versions.node, needed)) return
  console.error(`Sojourn needs Node.js ${needed} or later; this is ${process.versions.node}. See https://nodejs.org/`)
  process.exit(1)
}

export function isAtLeast(version, needed) {
  const [major, minor = 0] = version.split('.').map(Number)
  const [neededMajor, neededMinor = 0] = needed.split('.').map(Number)
  return major > neededMajor || (major === neededMajor && minor >= neededMinor)
}
