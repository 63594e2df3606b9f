import type { FlightTempOrder } from '@sojourn/contract/products/flight.shapes'
import { Badge } from '../../../kit/badge'
import { formatDate } from '../../../kit/format'
import { ButtonLink } from '../../../kit/link'
import { useText } from '../../../kit/text'
import { paths } from '../../../paths'
import { isBusiness, isReturnTrip } from './draft-kind'
import styles from './summary-bar.module.css'

/** What was asked for, in chips beside the title. */
export function SummaryChips({ draft, date }: { draft: FlightTempOrder; date: string }) {
  const text = useText('products/flight-list')
  const flightText = useText('products/flight')
  const { searchParams, travellers } = draft
  const ways = isReturnTrip(draft) && searchParams.returnDate
  const names = travellers.map(({ name }) => name)
  return (
    <>
      <span className={styles['dates']}>
        {ways ? `${formatDate(searchParams.departDate)} – ${formatDate(searchParams.returnDate ?? '')}` : formatDate(date)}
      </span>
      <Badge tone="brand" icon="briefcase">
        {isBusiness(draft) ? text.business : text.personal}
      </Badge>
      {names.length > 0 && (
        <Badge icon={names.length > 1 ? 'users' : 'user'}>
          <span className={styles['names']} title={flightText.list({ items: names })}>
            {names.length > 3 ? flightText.people({ count: names.length }) : flightText.list({ items: names })}
          </span>
        </Badge>
      )}
    </>
  )
}

/** Back to the form of the home page, which still holds what was asked for. */
export function EditSearch({ draft }: { draft: FlightTempOrder | undefined }) {
  const text = useText('products/flight-list')
  return (
    <ButtonLink to={paths.home(draft ? { travelType: draft.travelType } : {})} icon="edit">
      {text.editSearch}
    </ButtonLink>
  )
}
