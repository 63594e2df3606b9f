import type { DeskRide } from '@sojourn/contract/products/car/desk.calls'
import { getServedCompanies } from '../../../../api/calls/access/agent'
import { getDeskRides, revealRideEmergency } from '../../../../api/calls/products/car/desk'
import { invoke } from '../../../../api/client'
import { load, useRead } from '../../../../api/queries'
import { EmptyState } from '../../../../kit/feedback/empty-state'
import { ErrorState } from '../../../../kit/feedback/error-state'
import { RevealedText } from '../../../../kit/forms/revealed-text'
import { Words } from '../../../../kit/layout/words'
import { Records, SkeletonRecords } from '../../../../kit/lists/records'
import type { Column } from '../../../../kit/lists/table'
import { Badge, type Tone } from '../../../../kit/marks/badge'
import { formatInstant } from '../../../../kit/text/format'
import { loadTexts, useText } from '../../../../kit/text/text'
import { ServedCompanyDesk } from '../../../booking/agency/served-company-desk'

export async function loader() {
  await Promise.all([
    loadTexts('access/agency/agent', 'products/car/desk', 'products/car/pages', 'products/car/rules', 'kit/widgets'),
    load(getServedCompanies, {}),
  ])
  return null
}

/** Rides of a served company that are under way: what whoever answers the telephone is asked. */
export function Component() {
  const text = useText('products/car/desk')
  return <ServedCompanyDesk words={text}>{(enterpriseId) => <Rides enterpriseId={enterpriseId} />}</ServedCompanyDesk>
}

/** A driver who moves shows within this time, in milliseconds. */
const ridesReadEvery = 10_000

function Rides({ enterpriseId }: { enterpriseId: number }) {
  const text = useText('products/car/desk')
  const { data, error, refetch } = useRead(getDeskRides, { enterpriseId }, { refetchInterval: ridesReadEvery })
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonRecords count={4} row={72} card={168} />
  if (data.list.length === 0)
    return (
      <EmptyState icon="car" title={text.none}>
        {text.noneWhy}
      </EmptyState>
    )
  const columns: Column<DeskRide>[] = [
    { key: 'when', head: text.when, width: 200, cell: (ride) => <When ride={ride} /> },
    { key: 'who', head: text.who, cell: (ride) => <Who ride={ride} /> },
    { key: 'state', head: text.state, width: 280, cell: (ride) => <RideStatus ride={ride} /> },
    { key: 'driver', head: text.driver, width: 240, cell: (ride) => <Driver ride={ride} /> },
    { key: 'emergency', head: text.emergency, width: 200, cell: (ride) => <Emergency ride={ride} enterpriseId={enterpriseId} /> },
  ]
  return (
    <Records
      caption={text.title}
      columns={columns}
      rows={data.list}
      rowKey={({ orderNo }) => orderNo}
      card={(ride) => (
        <>
          <When ride={ride} />
          <Who ride={ride} />
          <RideStatus ride={ride} />
          <Driver ride={ride} />
          <Emergency ride={ride} enterpriseId={enterpriseId} />
        </>
      )}
    />
  )
}

interface RidePart {
  ride: DeskRide
}

function When({ ride: { departAt, serviceNo, followed } }: RidePart) {
  const text = useText('products/car/pages')
  return (
    <Words meta={serviceNo && (followed ? text.waitsFor({ service: serviceNo }) : serviceNo)}>{formatInstant(departAt)}</Words>
  )
}

const Who = ({ ride: { passenger, title, orderNo } }: RidePart) => <Words meta={`${title} · ${orderNo}`}>{passenger}</Words>

const tones: Partial<Record<DeskRide['state'], Tone>> = { searching: 'warn', accepted: 'good', arrived: 'good', riding: 'brand' }

function RideStatus({ ride: { state, fareState, ticket } }: RidePart) {
  const { states } = useText('products/car/rules')
  const { fareStates } = useText('products/car/pages')
  return (
    <Words meta={ticket}>
      <Badge tone={fareState === 'disputed' ? 'bad' : (tones[state] ?? 'neutral')}>
        {fareState ? fareStates[fareState] : states[state]}
      </Badge>
    </Words>
  )
}

function Driver({ ride: { driver } }: RidePart) {
  const text = useText('products/car/desk')
  if (!driver) return <Words>{text.nobody}</Words>
  const { plate, vehicle, name, mobile } = driver
  return (
    <Words meta={`${vehicle} · ${name}`}>
      {plate} · <a href={`tel:${mobile}`}>{mobile}</a>
    </Words>
  )
}

/** Whom to call when something happened: the number is shown, and written down, when somebody asks for it. */
function Emergency({ ride: { orderNo, emergency }, enterpriseId }: RidePart & { enterpriseId: number }) {
  const text = useText('products/car/desk')
  if (!emergency) return null
  const { name, mobile } = emergency
  return (
    <Words meta={`${text.emergency} · ${name}`}>
      <RevealedText
        masked={mobile}
        read={() => invoke(revealRideEmergency, { enterpriseId, orderNo }).then((told) => told.mobile)}
        revealLabel={text.reveal({ name })}
        hideLabel={text.hide({ name })}
      />
    </Words>
  )
}
