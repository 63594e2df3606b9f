import { existsSync, readFileSync } from 'node:fs'
import { findOnPath, run } from './process.mjs'

/**
 * hledger, against which the exported ledger is checked: one that is there, else the system's package where this account
 * may install it. Without it that one test is left out, and says so.
 */
export async function ensureHledger() {
  if (findOnPath('hledger')) return
  if (isDebianRoot()) {
    console.log('Installing hledger ...')
    const env = { DEBIAN_FRONTEND: 'noninteractive' }
    await run('apt-get', ['update', '-qq'], { env })
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'hledger'], { env })
  }
  if (!findOnPath('hledger')) console.log('hledger is not installed: the ledger is not compared with it.')
}

function isDebianRoot() {
  if (process.getuid?.() !== 0 || !findOnPath('apt-get')) return false
  return existsSync('/etc/os-release') && /^ID(_LIKE)?=.*debian/m.test(readFileSync('/etc/os-release', 'utf8'))
}
