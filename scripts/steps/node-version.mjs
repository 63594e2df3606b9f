import { readFileSync } from 'node:fs'
import { fromRoot } from './root.mjs'

/** Ends with a sentence instead of a syntax error from somewhere deep. */
export function checkNodeVersion() {
  const { engines } = JSON.parse(readFileSync(fromRoot('package.json'), 'utf8'))
  const { node } = process.versions
  if (!isSupported(node, engines.node)) {
    console.error(`Sojourn needs Node.js ${engines.node}; this is ${node}. See https://nodejs.org/`)
    process.exit(1)
  }
  if (isPastItsEnd(node)) console.warn(`Node.js ${node} gets no security fixes any more: use 22 or 24. See https://nodejs.org/`)
}

/** Of the forms ^20.19.0, which ends with its major, and >=24.0.0. */
export const isSupported = (version, range) =>
  range.split('||').some((part) => {
    const [, sign, least] = /^(\^|>=)([\d.]+)$/.exec(part.trim())
    return isAtLeast(version, least) && (sign === '>=' || major(version) === major(least))
  })

const major = (version) => Number(version.split('.')[0])

/** Odd releases end after half a year, and 20 ended in April 2026. */
export const isPastItsEnd = (version) => major(version) < 22 || major(version) % 2 === 1

function isAtLeast(version, least) {
  const [numbers, needed] = [version, least].map((each) => each.split('.').map(Number))
  const place = needed.findIndex((number, index) => number !== (numbers[index] ?? 0))
  return place === -1 || numbers[place] > needed[place]
}
