import type { TrainBookInfo } from '@sojourn/contract/products/train/booking.shapes'
import { berthLevels, rowLetters } from '@sojourn/domain/products/train/seat-choice'
import type { TrainSeat } from '@sojourn/contract/products/train/train.shapes'
import { Checkbox } from '../../../../kit/forms/checkbox'
import { Field } from '../../../../kit/forms/field'
import { Select } from '../../../../kit/forms/input'
import { Card } from '../../../../kit/layout/page'
import { useText } from '../../../../kit/text/text'
import type { ChosenTrain } from './chosen-train'
import { SeatPicker } from './seat-picker'
import { type Berth, berthCount, chosenAccount, fittingWishes, mayStand, type Wishes } from './seat-wishes'
import styles from './wishes-card.module.css'
import { formatPrice } from '../../../../kit/text/format'
import { IconButton } from '../../../../kit/actions/button'

export interface WishesCardProps {
  rides: readonly ChosenTrain[]
  party: number
  wishes: Wishes
  onChange: (more: Partial<Wishes>) => void
}

/** Seats or berths that the party would like; of a journey with a change the railway chooses. */
export function WishesCard({ rides, party, wishes, onChange }: WishesCardProps) {
  const text = useText('products/train/book')
  const [ride] = rides
  if (!ride || party === 0) return null
  const { seat, train } = ride
  const fitting = fittingWishes(wishes, party)
  if (rides.length > 1)
    return (
      <Card title={text.seatChoice}>
        <p className={styles['why']}>{text.transferSeats}</p>
      </Card>
    )
  const hasSeats = rowLetters(seat.seat).length > 0
  const hasBerths = berthLevels(seat.seat).length > 0
  const stands = mayStand(train, seat.seat)
  if (!hasSeats && !hasBerths && !stands) return null
  return (
    <Card title={hasBerths ? text.berthChoice : text.seatChoice}>
      <div className={styles['parts']}>
        {hasSeats && (
          <>
            <p className={styles['why']}>{text.seatChoiceWhy({ count: party })}</p>
            <SeatPicker seat={seat.seat} party={party} chosen={fitting.seats} onChoose={(seats) => onChange({ seats })} />
          </>
        )}
        {hasBerths && (
          <>
            <p className={styles['why']}>{text.berthChoiceWhy({ count: party })}</p>
            <BerthPicker seat={seat} party={party} berths={fitting.berths} onChange={(berths) => onChange({ berths })} />
          </>
        )}
        {stands && (
          <Checkbox
            label={text.acceptStanding}
            hint={text.acceptStandingWhy}
            checked={wishes.acceptStanding}
            onChange={(acceptStanding) => onChange({ acceptStanding })}
          />
        )}
      </div>
    </Card>
  )
}

/** Where the company's ticket office serves the order: that it does, and with which account it buys. */
export function LocalCard({ info, wishes, onChange }: Pick<WishesCardProps, 'wishes' | 'onChange'> & { info: TrainBookInfo }) {
  const text = useText('products/train/book')
  if (info.source !== 'local') return null
  return (
    <Card title={text.local}>
      <div className={styles['parts']}>
        <p className={styles['why']}>{text.localWhy}</p>
        {info.localAccounts.length > 0 && (
          <Field label={text.account}>
            {(control) => (
              <Select
                {...control}
                value={chosenAccount(wishes, info.localAccounts)}
                onChange={(event) => onChange({ localAccount: event.target.value })}
              >
                {info.localAccounts.map(({ code, name }) => (
                  <option key={code} value={code}>
                    {name}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )}
      </div>
    </Card>
  )
}

interface BerthPickerProps {
  seat: TrainSeat
  party: number
  berths: Wishes['berths']
  onChange: (berths: Wishes['berths']) => void
}

/** How many of each berth; together no more than people. */
function BerthPicker({ seat, party, berths, onChange }: BerthPickerProps) {
  const text = useText('products/train/book')
  const { berths: names } = useText('products/train/words')
  const full = berthCount(berths) >= party
  const put = (berth: Berth, count: number) => onChange({ ...berths, [berth]: count })
  return (
    <ul className={styles['berths']}>
      {berthLevels(seat.seat).map((berth) => (
        <li key={berth} className={styles['berth']}>
          <span>
            {names[berth]}
            {seat.berths?.[berth] !== undefined && <span className={styles['price']}>{formatPrice(seat.berths[berth])}</span>}
          </span>
          <span className={styles['count']} role="group" aria-label={names[berth]}>
            <IconButton
              icon="minus"
              size="compact"
              label={text.fewer({ berth: names[berth] })}
              disabled={berths[berth] === 0}
              onClick={() => put(berth, berths[berth] - 1)}
            />
            <output>{berths[berth]}</output>
            <IconButton
              icon="plus"
              size="compact"
              label={text.more({ berth: names[berth] })}
              disabled={full}
              onClick={() => put(berth, berths[berth] + 1)}
            />
          </span>
        </li>
      ))}
    </ul>
  )
}
