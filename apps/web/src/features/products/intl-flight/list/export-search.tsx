import type { IntlFlightSearchResult } from '@sojourn/contract/products/intl-flight/search.shapes'
import { useText } from '../../../../kit/text/text'
import { SheetButtons } from '../sheet-buttons'

interface ExportProps {
  tempOrderNo: string
  result: Pick<IntlFlightSearchResult, 'searchId' | 'legs' | 'slice'>
}

/** What the list showed, as a sheet and on paper, for whoever approves. */
export function ExportSearch({ tempOrderNo, result: { searchId, legs, slice } }: ExportProps) {
  const text = useText('products/intl-flight/search/list')
  return (
    <SheetButtons
      path="api/FlightIntl/ExportSearch"
      query={{ tempOrderNo, searchId }}
      fileName={text.fileName({ date: legs[slice]?.date ?? '' })}
      words={text}
    />
  )
}
