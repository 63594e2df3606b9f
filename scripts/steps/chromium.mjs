import { existsSync, readFileSync } from 'node:fs'
import { capture, findOnPath, installed, run } from './process.mjs'

/** The shell is the same browser without its windows: a page costs half of the processor's time; not every release has it. */
const shell = 'chromium-headless-shell'
const isRoot = process.getuid?.() === 0

/**
 * A browser for the stories: the one that is named, else the shell, installed where this account may, else one that is there, else
 * Playwright's download. Answers the variables that the stories need, or nothing when there is no browser to be had.
 */
export async function ensureChromium() {
  const present = findChromium()
  if (present && (process.env.CHROMIUM_PATH || present.endsWith(shell) || !isDebianRoot())) return { CHROMIUM_PATH: present }
  if (isDebianRoot()) {
    console.log('Installing Chromium ...')
    const env = { DEBIAN_FRONTEND: 'noninteractive' }
    await run('apt-get', ['update', '-qq'], { env })
    for (const name of [shell, 'chromium']) {
      await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name, 'fonts-noto-cjk'], { env })
      const path = findChromium()
      if (path) return { CHROMIUM_PATH: path }
    }
  }
  console.log("Fetching Playwright's Chromium ...")
  const systemLibraries = isRoot && findOnPath('apt-get') ? ['--with-deps'] : []
  const { code, output } = await capture(installed('playwright'), ['install', ...systemLibraries, 'chromium'])
  if (code === 0) return {}
  console.error(
    `${output.trimEnd()}\nNo Chromium was found and none could be installed. Install one and name it: CHROMIUM_PATH=... npm test`,
  )
  return undefined
}

function findChromium() {
  const named = process.env.CHROMIUM_PATH
  if (named) return existsSync(named) ? named : undefined
  return findOnPath(shell, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome')
}

function isDebianRoot() {
  if (!isRoot || !findOnPath('apt-get')) return false
  const release = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : ''
  // Ubuntu's chromium package only leads to snap, which does not run in containers.
  return /^ID=debian$/m.test(release)
}
