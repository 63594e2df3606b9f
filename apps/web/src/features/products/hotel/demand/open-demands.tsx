import { getHotelDemands } from '../../../../api/calls/products/hotel/demand'
import { useRead } from '../../../../api/queries'
import { ErrorState } from '../../../../kit/feedback/error-state'
import { SkeletonRecords } from '../../../../kit/lists/records'
import { useText } from '../../../../kit/text/text'
import { HotelDemandRecords } from './demand-records'

/** The newest that wait for somebody. */
const shown = 5

/** One's own open requests for hotels. */
export function OpenHotelDemands() {
  const text = useText('products/hotel/demand')
  const { data, error, refetch } = useRead(getHotelDemands, { states: ['submitted', 'quoted'], size: shown }, { staleTime: 0 })
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonRecords count={2} row={72} card={168} />
  return data.list.length === 0 ? <p>{text.noneOpen}</p> : <HotelDemandRecords demands={data.list} />
}
