import { Fact, FactList } from '../../../../kit/lists/facts'
import { Icon } from '../../../../kit/marks/icon'
import { ButtonLink } from '../../../../kit/actions/link'
import { Card } from '../../../../kit/layout/page'
import { useText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import { roomsOfStay } from './stay-form'
import styles from './stay-summary.module.css'
import type { Booking } from './use-booking'

/** Who sleeps where, when they arrive, what they wish and who guarantees it; the way back to change it. */
export function StayRecap({ booking }: { booking: Booking }) {
  const { tempOrderNo, info, stay, check } = booking
  const text = useText('products/hotel/book')
  const bookText = useText('booking/placing/book')
  const { form } = stay
  const rooms = roomsOfStay(info, form) ?? []
  const wishes = info.requests.filter(({ code }) => form.requests.includes(code)).map(({ name }) => name)
  const rows: [string, string][] = [
    ...rooms.map((guests, index): [string, string] => [
      text.roomNumber({ number: index + 1 }),
      bookText.list({ items: guests.map((employeeId) => form.names[employeeId] ?? '') }),
    ]),
    [text.latestArrival, info.arrivals.find(({ latestArrival }) => latestArrival === form.latestArrival)?.name ?? ''],
    [text.chosenRequests, wishes.length > 0 ? bookText.list({ items: wishes }) : text.none],
  ]
  return (
    <Card
      title={text.guestsTitle}
      action={
        <ButtonLink to={paths.hotelBook({ tempOrderNo })} size="compact">
          {text.edit}
        </ButtonLink>
      }
    >
      <FactList>
        {rows.map(([label, value]) => (
          <Fact key={label} name={label}>
            {value}
          </Fact>
        ))}
        {check.guarantee.needed && (
          <Fact name={text.guarantee}>
            <span className={styles['verified']}>
              <Icon name="shield" size={18} />
              {form.guarantee === 'company'
                ? text.guaranteeMethods.company
                : form.card
                  ? text.cardKept(form.card)
                  : text.cardNeeded}
            </span>
          </Fact>
        )}
      </FactList>
    </Card>
  )
}
