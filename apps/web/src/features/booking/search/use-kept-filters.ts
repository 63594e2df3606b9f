import { useState } from 'react'

/** The filters of the list from which a search is edited, which it keeps unless somebody takes them off (S3.23). */
export function useKeptFilters(written = '') {
  const [kept, setKept] = useState(true)
  return { shown: written !== '', kept, setKept, filters: kept ? written : '' }
}
