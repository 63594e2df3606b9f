import { getFlightDemands } from '../../api/calls/products/intl-flight/demand'
import { getHotelDemands } from '../../api/calls/products/hotel/demand'
import { mayDo, useEmployee } from '../../api/employee'
import { useRead } from '../../api/queries'
import { ButtonLink } from '../../kit/actions/link'
import { EmptyState } from '../../kit/feedback/empty-state'
import { ErrorState } from '../../kit/feedback/error-state'
import { SkeletonRecords } from '../../kit/lists/records'
import { Card, Page } from '../../kit/layout/page'
import { IconMark } from '../../kit/marks/icon-mark'
import type { IconName } from '../../kit/marks/icon-paths'
import { loadTexts, useText } from '../../kit/text/text'
import { paths } from '../../paths'
import { FlightDemandRecords } from '../../features/products/intl-flight/demand/demand-records'
import { HotelDemandRecords } from '../../features/products/hotel/demand/demand-records'
import styles from './start-page.module.css'

export async function loader() {
  await loadTexts(
    'app/demand-start',
    'products/intl-flight-demand',
    'products/hotel-demand',
    'products/hotel-words',
    'kit/widgets',
  )
  return null
}

/** Where a request to the agency begins (S2.21): what for, and one's own that are open. */
export function Component() {
  const text = useText('app/demand-start')
  const employee = useEmployee()
  const flights = employee.intlFlightDemandOrderEnable
  return (
    <Page title={text.title}>
      <p>{text.lead}</p>
      {mayDo(employee, 'book') && (
        <ul className={styles['kinds']}>
          {flights && (
            <Kind
              icon="globe"
              name={text.intlFlight}
              why={text.intlFlightWhy}
              form={paths.flightDemandForm()}
              list={paths.flightDemands()}
            />
          )}
          <Kind
            icon="hotel"
            name={text.hotel}
            why={text.hotelWhy}
            form={paths.hotelDemands({ ask: 1 })}
            list={paths.hotelDemands()}
          />
        </ul>
      )}
      <OpenDemands />
    </Page>
  )
}

interface KindProps {
  icon: IconName
  name: string
  why: string
  form: string
  list: string
}

function Kind({ icon, name, why, form, list }: KindProps) {
  const text = useText('app/demand-start')
  return (
    <li>
      <Card>
        <div className={styles['kind']}>
          <IconMark name={icon} />
          <div>
            <h2>{name}</h2>
            <p>{why}</p>
          </div>
          <div className={styles['buttons']}>
            <ButtonLink kind="main" to={form} aria-label={`${text.begin} · ${name}`}>
              {text.begin}
            </ButtonLink>
            <ButtonLink to={list} aria-label={`${text.list} · ${name}`}>
              {text.list}
            </ButtonLink>
          </div>
        </div>
      </Card>
    </li>
  )
}

/** Drafts, and what waits for the agency, for an answer, or to be asked again. */
const openFlights = { states: [0, 1, 2, 6], size: 10 } satisfies { states: (0 | 1 | 2 | 6)[]; size: number }
const openHotels = { states: ['submitted', 'quoted'], size: 10 } satisfies { states: ('submitted' | 'quoted')[]; size: number }

function OpenDemands() {
  const text = useText('app/demand-start')
  const flights = useRead(getFlightDemands, openFlights, { staleTime: 0 })
  const hotels = useRead(getHotelDemands, openHotels, { staleTime: 0 })
  const error = flights.error ?? hotels.error
  const retry = () => void Promise.all([flights.refetch(), hotels.refetch()])
  return (
    <Card title={text.open}>
      {error ? (
        <ErrorState error={error} onRetry={retry} />
      ) : !flights.data || !hotels.data ? (
        <SkeletonRecords count={3} row={72} card={168} />
      ) : flights.data.list.length + hotels.data.list.length === 0 ? (
        <EmptyState compact icon="headset" title={text.none}>
          {text.noneWhy}
        </EmptyState>
      ) : (
        <div className={styles['open']}>
          {flights.data.list.length > 0 && <FlightDemandRecords demands={flights.data.list} />}
          {hotels.data.list.length > 0 && <HotelDemandRecords demands={hotels.data.list} />}
        </div>
      )}
    </Card>
  )
}
