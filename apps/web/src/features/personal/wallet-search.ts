export const walletDirections = ['all', 'in', 'out'] as const
export interface WalletSearch {
  direction: (typeof walletDirections)[number]
  from: string
  to: string
}

const dateOf = (value: string | null): string => (value && /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : '')

/** The filter stands in the address. */
export function readWalletSearch(address: URLSearchParams): WalletSearch {
  const direction = address.get('direction')
  return {
    direction: walletDirections.find((one) => one === direction) ?? 'all',
    from: dateOf(address.get('from')),
    to: dateOf(address.get('to')),
  }
}

export function writeWalletSearch({ direction, from, to }: WalletSearch): URLSearchParams {
  const set = { ...(direction !== 'all' && { direction }), ...(from && { from }), ...(to && { to }) }
  return new URLSearchParams(set)
}

export const isNarrowedWallet = ({ direction, from, to }: WalletSearch): boolean => direction !== 'all' || Boolean(from || to)
export const walletDatesCross = ({ from, to }: Pick<WalletSearch, 'from' | 'to'>): boolean => Boolean(from && to && to < from)

/** What the call asks for. */
export const walletRequest = ({ direction, from, to }: WalletSearch) => ({
  ...(direction !== 'all' && { direction }),
  ...(from && { from }),
  ...(to && { to }),
})
