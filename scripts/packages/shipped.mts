import { readFileSync } from 'node:fs'

interface LockEntry {
  version?: string
  license?: string
  integrity?: string
  dev?: boolean
  link?: boolean
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}
export type Lock = Record<string, LockEntry>

/** A package that a running product needs, on some platform at least. */
export interface Shipped {
  path: string
  name: string
  version: string
  /** An SPDX expression; nothing where neither the package nor the one that asks for it names one. */
  licence: string | undefined
  integrity: string | undefined
  /** Paths of the packages that it asks for. */
  needs: string[]
}

const folder = 'node_modules/'
const nameOf = (path: string): string => path.slice(path.lastIndexOf(folder) + folder.length)

const lockFile = new URL('../../package-lock.json', import.meta.url)
export const readLock = (): Lock => (JSON.parse(readFileSync(lockFile, 'utf8')) as { packages: Lock }).packages

/** As Node.js looks for a package: in the folder of the one that asks, then in each above it. */
function found(lock: Lock, asking: string, name: string): string | undefined {
  const steps = asking.split('/')
  const above = steps.map((_, index) => steps.slice(0, steps.length - index).join('/'))
  return [...above, ''].map((place) => (place === '' ? folder + name : `${place}/${folder}${name}`)).find((path) => lock[path])
}

/** Everything outside our own folders that is not there for development alone. */
export function shippedPackages(lock: Lock): Shipped[] {
  const paths = Object.keys(lock).filter((path) => path.includes(folder) && !lock[path]!.dev && !lock[path]!.link)
  const needsOf = (path: string): string[] => {
    const { dependencies, optionalDependencies } = lock[path]!
    return Object.keys({ ...dependencies, ...optionalDependencies }).flatMap((name) => found(lock, path, name) ?? [])
  }
  return paths.map((path) => {
    const { version = '', license, integrity } = lock[path]!
    // The variants of a package for other machines stand in the lock file by name alone (decision 11).
    const asking = paths.find((other) => Object.hasOwn(lock[other]!.optionalDependencies ?? {}, nameOf(path)))
    const licence = license ?? (asking && lock[asking]!.license)
    return { path, name: nameOf(path), version, licence, integrity, needs: needsOf(path) }
  })
}
