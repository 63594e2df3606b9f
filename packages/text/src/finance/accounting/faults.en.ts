import type { text as source } from './faults.zh-CN'

export const text: typeof source = {
  fromMissing: 'Choose the day from which it applies',
  accountMissing: 'Enter a code',
  accountWrong: 'A code has letters, digits, dots, dashes and underscores, and begins and ends with a letter or digit',
  ruleTwice: 'A rule above has the same conditions. Keep one of them.',
  ledgerTwice: 'This legal entity has a ledger already',
}
