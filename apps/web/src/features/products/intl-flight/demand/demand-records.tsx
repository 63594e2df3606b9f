import type { FlightDemandSummary } from '@sojourn/contract/products/intl-flight/demand.shapes'
import { ButtonLink, Link } from '../../../../kit/actions/link'
import { Words } from '../../../../kit/layout/words'
import { RecordFoot, Records } from '../../../../kit/lists/records'
import type { Column } from '../../../../kit/lists/table'
import { Badge } from '../../../../kit/marks/badge'
import { formatInstant } from '../../../../kit/text/format'
import { useText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import { demandTones } from './demand-states'

interface DemandPart {
  demand: FlightDemandSummary
}

/** Requests for international flights, in lines or cards. */
export function FlightDemandRecords({ demands }: { demands: readonly FlightDemandSummary[] }) {
  const text = useText('products/intl-flight/demand/words')
  const { columns: heads } = text
  const columns: Column<FlightDemandSummary>[] = [
    { key: 'journey', head: heads.journey, cell: (demand) => <Journey demand={demand} /> },
    { key: 'people', head: heads.people, width: 150, cell: (demand) => <People demand={demand} /> },
    { key: 'asked', head: heads.asked, width: 160, cell: (demand) => formatInstant(demand.createdAt) },
    { key: 'state', head: heads.state, width: 210, cell: (demand) => <DemandStatus demand={demand} /> },
    { key: 'action', head: heads.action, width: 120, align: 'end', cell: (demand) => <Open demand={demand} /> },
  ]
  return (
    <Records
      caption={text.table}
      columns={columns}
      rows={demands}
      rowKey={({ demandNo }) => demandNo}
      card={(demand) => (
        <>
          <Journey demand={demand} />
          <People demand={demand} />
          <RecordFoot>
            <DemandStatus demand={demand} />
            <Open demand={demand} />
          </RecordFoot>
        </>
      )}
    />
  )
}

function Journey({ demand: { demandNo, title, cabin } }: DemandPart) {
  const text = useText('products/intl-flight/demand/words')
  return (
    <Words meta={`${demandNo} · ${text.cabins[cabin]}`}>
      <Link to={paths.flightDemand({ demandNo })}>{title}</Link>
    </Words>
  )
}

function People({ demand: { travellers, requester } }: DemandPart) {
  const text = useText('products/intl-flight/demand/words')
  return (
    <Words meta={text.by({ name: requester })}>{text.people({ first: travellers[0] ?? '', count: travellers.length })}</Words>
  )
}

function DemandStatus({ demand: { state, stateName, due, late, plans } }: DemandPart) {
  const text = useText('products/intl-flight/demand/words')
  const quoted = state === 2
  const by = due && (quoted ? text.stands : late ? text.missed : text.promised)({ time: formatInstant(due) })
  return (
    <Words meta={by && (quoted ? `${text.planCount({ count: plans })} · ${by}` : by)}>
      <Badge tone={late ? 'bad' : demandTones[state]}>{stateName}</Badge>
    </Words>
  )
}

function Open({ demand: { demandNo, state } }: DemandPart) {
  const text = useText('products/intl-flight/demand/words')
  const waits = state === 2
  return (
    <ButtonLink
      size="compact"
      kind={waits ? 'brand' : 'plain'}
      to={state === 0 ? paths.flightDemandForm({ demandNo }) : paths.flightDemand({ demandNo })}
      aria-label={text.openOf({ number: demandNo })}
    >
      {waits ? text.choosePlan : state === 0 ? text.goOn : text.open}
    </ButtonLink>
  )
}
