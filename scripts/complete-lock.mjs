/**
 * Run after `npm install <package>`: a registry mirror that does not carry every platform's optional packages makes npm leave them out of the
 * lock file, and `npm ci` then refuses the lock. This lists them again by name and exact version.
 */
import { readFileSync, writeFileSync } from 'node:fs'

const file = new URL('../package-lock.json', import.meta.url)
const lock = JSON.parse(readFileSync(file, 'utf8'))
const systems = 'android|darwin|freebsd|linux|win32|openharmony|netbsd|openbsd|sunos|aix'
const processors = 'arm64|arm|x64|ia32|ppc64|riscv64|s390x|loong64'

for (const [path, entry] of Object.entries({ ...lock.packages })) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    const top = `node_modules/${name}`
    if (lock.packages[`${path}/${top}`] || lock.packages[top] || !/^\d/.test(version)) continue
    const [, system, processor] =
      new RegExp(`(?:(${systems})-?)?(?:(${processors}))?(?:-|$)`).exec(name.split('/')[1].replace(/^binding-/, '')) ?? []
    lock.packages[top] = {
      version,
      ...(processor ? { cpu: [processor] } : {}),
      ...(entry.dev ? { dev: true } : {}),
      optional: true,
      ...(system ? { os: [system] } : {}),
    }
  }
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)))
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
