import type { Measure, ReportGroup } from '@sojourn/contract/finance/report-words'
import { useListSearch } from '../../../../kit/browser/address-secret'
import type { ReportSearch } from '../report-search'
import { Adoption } from './adoption'
import { savingsSearch } from './savings-search'
import { WhatIf } from './what-if'

interface SavingsProps {
  search: ReportSearch
  /** Divides the table below. */
  onDivide: (by: ReportGroup) => void
  /** Opens the lines that add to a sum. */
  onOpen: (having: Measure) => void
}

/** How often the lowest fare was taken, and what a change of habit would have saved (S2.48); both as chosen in the address. */
export function Savings({ search, onDivide, onOpen }: SavingsProps) {
  const { search: chosen, change } = useListSearch(savingsSearch)
  const set = (more: Partial<typeof chosen>) => change({ ...chosen, ...more })
  return (
    <>
      <Adoption
        search={search}
        threshold={chosen.threshold}
        onThreshold={(threshold) => set({ threshold })}
        onDivide={onDivide}
        onOpen={() => onOpen('compared')}
      />
      <WhatIf search={search} chosen={chosen} set={set} onDivide={onDivide} onOpen={onOpen} />
    </>
  )
}
