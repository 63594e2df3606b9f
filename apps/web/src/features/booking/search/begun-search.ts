import type { SearchStart } from '@sojourn/contract/booking/search-start.shapes'
import { useLocation } from 'react-router'

/** A search that another page began: with what its form begins, and for whom, in that page's words. Kept with the step of the history. */
export interface BegunSearch {
  start: SearchStart
  wish: string
}

export const useBegunSearch = (): BegunSearch | undefined => (useLocation().state as { begun?: BegunSearch } | null)?.begun
