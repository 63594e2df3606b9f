import type { FlightSearchResult, FlightTempOrder } from '@sojourn/contract/products/flight/flight.shapes'
import { getPoiContent } from '../../../../api/calls/reference/city'
import { useRead } from '../../../../api/queries'
import { Button } from '../../../../kit/actions/button'
import { EmptyState } from '../../../../kit/feedback/empty-state'
import { Price } from '../../../../kit/marks/price'
import { useText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import { RepeatSearch } from '../../../booking/draft/search-states'
import { isReturnTrip, oneWay } from '../draft-kind'
import { carrierName, namesOf } from '../format'
import { OfferStrip } from '../../../booking/list/offer-strip'
import { EditSearch } from '../../../booking/list/summary-bar'
import { repeatSearch } from '../queries'

/** The cheapest fare that breaks no rule, named once, with a way to it. */
export function LowestFare({ result, onShow }: { result: FlightSearchResult; onShow: (flightKey: string) => void }) {
  const text = useText('products/flight/list')
  if (!result.policyApplies || result.flights.length === 0) return null
  const lowest = result.lowestCompliant
  const flight = result.flights.find(({ flightKey }) => flightKey === lowest?.flightKey)
  if (!lowest || !flight) return <OfferStrip warns>{text.noneCompliant}</OfferStrip>
  return (
    <OfferStrip
      action={
        <Button kind="quiet" size="compact" onClick={() => onShow(lowest.flightKey)}>
          {text.lowestHere}
        </Button>
      }
    >
      {text.lowestCompliant}{' '}
      <strong>
        {carrierName(namesOf(result.dictionary), flight.carrier)} {flight.flightNo} {flight.departTime}–{flight.arriveTime}
      </strong>{' '}
      <Price fen={lowest.ticketPrice} tone="plain" />
    </OfferStrip>
  )
}

/** No flight at all on this day: other airports near the place of departure. */
export function NoFlights({ draft }: { draft: FlightTempOrder }) {
  const text = useText('products/flight/list')
  const { departCityName, departAirportCode } = draft.searchParams
  const places = useRead(getPoiContent, { KeyWords: departCityName, type: 0 }, { staleTime: 3_600_000 })
  const near =
    places.data?.poiList.flatMap(({ nearList }) => nearList).filter(({ airportCode }) => airportCode !== departAirportCode) ?? []
  return (
    <EmptyState
      icon="ticket"
      title={text.emptyTitle}
      action={
        isReturnTrip(draft) ? (
          <RepeatSearch kind="plain" repeat={() => searchOneWay(draft)}>
            {text.singleForConnections}
          </RepeatSearch>
        ) : near.length > 0 ? (
          near.slice(0, 3).map((airport) => (
            <RepeatSearch key={airport.airportCode} kind="plain" repeat={() => searchFrom(draft, airport)}>
              {text.nearAirport({ airport: airport.airportName, distance: airport.distance })}
            </RepeatSearch>
          ))
        ) : (
          <EditSearch draft={draft} type={1} />
        )
      }
    >
      {isReturnTrip(draft) ? text.singleWhy : near.length > 0 ? text.emptyWhyNear : text.emptyWhy}
    </EmptyState>
  )
}

/** Type of a place that is one airport (S3.27). */
const oneAirport = 1

/** Searches the way out alone, for which connections are looked for; the address of its list. */
async function searchOneWay(draft: FlightTempOrder): Promise<string> {
  const { returnDate: _none, ...params } = draft.searchParams
  const tempOrderNo = await repeatSearch({ ...draft, searchParams: { ...params, segmentType: oneWay } })
  return paths.flightList({ tempOrderNo })
}

/** Searches the same from another airport; the address of its list. */
async function searchFrom(draft: FlightTempOrder, airport: { airportCode: string; airportName: string }): Promise<string> {
  const departure = { departAirportCode: airport.airportCode, departCityName: airport.airportName, departType: oneAirport }
  const tempOrderNo = await repeatSearch({ ...draft, searchParams: { ...draft.searchParams, ...departure } })
  return paths.flightList({ tempOrderNo })
}
