import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Where hledger is installed; a test that asks it is skipped elsewhere. */
export const hledger = (process.env['PATH'] ?? '')
  .split(delimiter)
  .map((folder) => join(folder, 'hledger'))
  .find((path) => existsSync(path))

/** What hledger makes of a journal: the balance of every account that it finds; a journal that does not balance is refused. */
export function hledgerBalances(journal: string): Promise<Record<string, string>> {
  return new Promise((resolve, reject) => {
    const options = { env: { ...process.env, LANG: 'C.UTF-8' } }
    const args = ['-f', '-', 'balance', '--flat', '--no-total', '--output-format', 'csv', '--empty']
    const child = execFile(hledger!, args, options, (error, output, complaints) => {
      if (error) return reject(new Error(complaints))
      const rows = output
        .trim()
        .split('\n')
        .slice(1)
        .map((line) => line.slice(1, -1).split('","') as [string, string])
      return resolve(Object.fromEntries(rows))
    })
    child.stdin!.end(journal)
  })
}
