import { getFlightDemands } from '../../../../api/calls/products/intl-flight/demand'
import { useRead } from '../../../../api/queries'
import { ErrorState } from '../../../../kit/feedback/error-state'
import { SkeletonRecords } from '../../../../kit/lists/records'
import { useText } from '../../../../kit/text/text'
import { FlightDemandRecords } from './demand-records'

/** The newest that wait for somebody. */
const shown = 5

/** One's own open requests for international flights. */
export function OpenFlightDemands() {
  const text = useText('products/intl-flight/demand/words')
  const { data, error, refetch } = useRead(getFlightDemands, { states: [0, 1, 2, 6], size: shown }, { staleTime: 0 })
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonRecords count={2} row={72} card={168} />
  return data.list.length === 0 ? <p>{text.noneOpen}</p> : <FlightDemandRecords demands={data.list} />
}
