import { existsSync, readFileSync } from 'node:fs'
import { fromRoot } from './root.mjs'
import { run } from './process.mjs'

/** Installs the packages unless exactly those of the lock file are there. */
export async function install() {
  if (isInstalled()) return
  console.log('Installing packages ...')
  const code = await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error', '--include=dev', '--include=optional'])
  if (code === 0) return
  console.error('The packages could not be installed; npm says why above.')
  process.exit(1)
}

/** npm keeps a copy of the lock file in node_modules with what it really installed. */
function isInstalled() {
  const record = fromRoot('node_modules', '.package-lock.json')
  if (!existsSync(record)) return false
  const wanted = packagesOf(fromRoot('package-lock.json'))
  const present = packagesOf(record)
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.includes('node_modules/')) return true
    const found = present[path]
    // Packages for other machines are in the lock file, and rightly absent here.
    if (!found) return Boolean(entry.optional || entry.devOptional)
    // Packages of other platforms stand in the lock file by version only.
    return found.version === entry.version && (!entry.integrity || found.integrity === entry.integrity)
  })
}

const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages
