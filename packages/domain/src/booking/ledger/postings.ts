/** Accounts of one company. A balance is the sum of the entries on it; every posting sums to zero. */
export type Account = 'credit.available' | 'credit.frozen' | 'credit.used' | 'personal.received' | 'provider.clearing'

export interface Entry {
  account: Account
  /** Fen. */
  amount: number
}

const moveOf =
  (from: Account, to: Account) =>
  (amount: number): Entry[] => [
    { account: to, amount },
    { account: from, amount: -amount },
  ]

/** Every movement of money (handbook 6.4): frozen at submit, captured at issue, released or returned when nothing is issued. */
export const postings = {
  freeze: moveOf('credit.available', 'credit.frozen'),
  capture: moveOf('credit.frozen', 'credit.used'),
  release: moveOf('credit.frozen', 'credit.available'),
  personalReceive: moveOf('provider.clearing', 'personal.received'),
  personalReturn: moveOf('personal.received', 'provider.clearing'),
} satisfies Record<string, (amount: number) => Entry[]>
