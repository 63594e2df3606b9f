import { useState } from 'react'
import { useSearchParams } from 'react-router'

/** The filters of the list from which a search is edited, which it keeps unless somebody takes them off (S3.23). */
export function useKeptFilters(name: 'filters' | 'intlFilters') {
  const written = useSearchParams()[0].get(name) ?? ''
  const [kept, setKept] = useState(true)
  return { shown: written !== '', kept, setKept, filters: kept ? written : '' }
}
