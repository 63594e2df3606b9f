import { day, listSearch, oneOf, type Searched } from '../../kit/lists/list-search'

export const walletDirections = ['all', 'in', 'out'] as const

/** Which movements of points are listed. */
export const walletSearch = listSearch({ direction: oneOf(['in', 'out'], 'all'), from: day(''), to: day('') })
export type WalletSearch = Searched<typeof walletSearch>
