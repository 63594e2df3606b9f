import type { BookingReach } from '@sojourn/contract/booking/traveller.shapes'
import { getBookingReach } from '../../../api/calls/booking/traveller'
import { useRead } from '../../../api/queries'
import { Icon } from '../../../kit/marks/icon'
import { formatFullDate } from '../../../kit/text/format'
import { useText } from '../../../kit/text/text'
import styles from './traveller-search.module.css'

/** For whom one may book where that is not everybody, and who widens it. */
export function BookingReachNote() {
  const text = useText('booking/placing/choice')
  const { data } = useRead(getBookingReach, {})
  if (!data || data.everybody) return null
  const names = data.giverNames
  return (
    <div className={styles['reach']}>
      <Icon name={data.rights.length > 0 ? 'users' : 'lock'} size={16} />
      <div>
        <strong>{data.rights.length > 0 ? text.reach : text.reachNobody}</strong>
        {data.rights.length > 0 && (
          <ul>
            {data.rights.map((right) => (
              <Right key={JSON.stringify(right)} right={right} />
            ))}
          </ul>
        )}
        <p>{data.rights.length > 0 ? text.reachWider({ names }) : text.reachNobodyWhy({ names })}</p>
      </div>
    </div>
  )
}

function Right({ right: { name, isDepartment, products, until } }: { right: BookingReach['rights'][number] }) {
  const text = useText('booking/placing/choice')
  const words = [
    name === undefined ? text.reachEverybody : text.reachOf({ name, isDepartment }),
    products?.map((product) => text.reachProducts[product]).join(text.comma),
    until && text.reachUntil({ day: formatFullDate(until) }),
  ]
  return <li>{words.filter(Boolean).join(' · ')}</li>
}
