import { spawnSync } from 'node:child_process'
import { chownSync, existsSync, lstatSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/**
 * PostgreSQL refuses to run as root. Root therefore lends it another account, or, where that account cannot
 * reach the folders, a user namespace in which root looks like an ordinary user.
 */
export type Account = { kind: 'own' } | { kind: 'switched'; uid: number; gid: number } | { kind: 'namespace' }

export interface Command {
  program: string
  arguments: string[]
  options: { uid?: number; gid?: number }
}

interface Folders {
  binaries: string
  dataDir: string
  /** Folders that PostgreSQL must be able to enter. */
  entered: readonly string[]
}

type UserAndGroup = { uid: number; gid: number }

export function chooseAccount({ binaries, dataDir, entered }: Folders): Account {
  const owner = existsSync(dataDir) ? statSync(dataDir) : undefined
  if (process.getuid?.() !== 0) {
    if (owner && process.getuid && owner.uid !== process.getuid()) {
      throw new Error(`${dataDir} belongs to another user (uid ${owner.uid}): run as that user or set DATA_DIR`)
    }
    return { kind: 'own' }
  }
  const postgres = join(binaries, 'postgres')
  const reaches = (who: UserAndGroup) =>
    runs(postgres, ['--version'], who) && entered.every((folder) => runs('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], who))
  const namespaceWorks = () => runs('unshare', [...namespaceArguments, postgres, '--version'])
  if (owner?.uid === 0 && namespaceWorks()) return { kind: 'namespace' }
  const previous = owner && owner.uid !== 0 ? [{ uid: owner.uid, gid: owner.gid }] : []
  const lent = [...previous, ...lendableUsers()].find(reaches)
  if (lent) return { kind: 'switched', ...lent }
  if (namespaceWorks()) return { kind: 'namespace' }
  throw new Error(
    `PostgreSQL does not run as root, and no other user can reach ${dataDir} here. ` +
      'Run as an ordinary user, choose another DATA_DIR, or set DATABASE_URL.',
  )
}

/** The command that runs a PostgreSQL program under the account; with `endsWithParent` it stops when this process dies. */
export function asAccount(account: Account, program: string, args: string[], endsWithParent = false): Command {
  const bound = endsWithParent && hasSetpriv() ? ['--pdeathsig', 'INT'] : undefined
  if (account.kind === 'namespace') {
    const inner = bound ? ['setpriv', ...bound, '--', program] : [program]
    return { program: 'unshare', arguments: [...namespaceArguments, ...inner, ...args], options: {} }
  }
  if (!bound) {
    const { uid, gid } = account as Partial<UserAndGroup>
    return { program, arguments: args, options: uid === undefined || gid === undefined ? {} : { uid, gid } }
  }
  // Changing the user clears the parent-death signal, so setpriv has to do both, in that order.
  const user = account.kind === 'switched' ? [`--reuid=${account.uid}`, `--regid=${account.gid}`, '--clear-groups'] : []
  return { program: 'setpriv', arguments: [...user, ...bound, '--', program, ...args], options: {} }
}

/** Hands a folder and what is in it to the account; it may have been another one at the last start. */
export function giveTo(account: Account, path: string): void {
  if (account.kind === 'own') return
  const { uid, gid } = account.kind === 'switched' ? account : { uid: 0, gid: 0 }
  const entry = lstatSync(path)
  if (entry.uid === uid) return
  chownSync(path, uid, gid)
  if (entry.isDirectory()) for (const name of readdirSync(path)) giveTo(account, join(path, name))
}

const namespaceArguments = ['--user', '--map-user=1000', '--map-group=1000', '--']

function lendableUsers(): UserAndGroup[] {
  // initdb looks its user up by number, so a number without an entry will not do.
  const entries = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  return ['postgres', 'nobody'].flatMap((wanted) =>
    entries.filter(([name]) => name === wanted).map(([, , uid, gid]) => ({ uid: Number(uid), gid: Number(gid) })),
  )
}

const hasSetpriv = (): boolean => process.platform === 'linux' && runs('setpriv', ['--version'])

function runs(program: string, args: string[], who?: UserAndGroup): boolean {
  return spawnSync(program, args, { ...who, cwd: '/', stdio: 'ignore' }).status === 0
}
