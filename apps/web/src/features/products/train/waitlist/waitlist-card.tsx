import { Field } from '../../../../kit/forms/field'
import { IconButton } from '../../../../kit/actions/button'
import { formatDate, formatDuration, formatInstant, formatMonthDay, formatPrice } from '../../../../kit/text/format'
import { Select } from '../../../../kit/forms/input'
import { Card } from '../../../../kit/layout/page'
import { useText } from '../../../../kit/text/text'
import type { ChosenTrain, TrainChoice } from '../book/chosen-train'
import type { WaitlistQuote } from '../queries'
import { stationNames, type StationName, type StationNames } from '../train-view'
import { AddChoices } from './waitlist-add'
import styles from './waitlist-card.module.css'
import { choicesAtMost, preferred, withoutChoice } from './waitlist-choices'

export interface WaitlistCardProps {
  tempOrderNo: string
  choice: TrainChoice
  onChoose: (chosen: ChosenTrain[], stations?: readonly StationName[]) => void
  quote: WaitlistQuote
  deadline: string | undefined
  onDeadline: (deadline: string) => void
}

/** Which trains and classes will do, and until when to wait (handbook 3.6). */
export function WaitlistCard({ tempOrderNo, choice, onChoose, quote, deadline, onDeadline }: WaitlistCardProps) {
  const text = useText('products/train/book')
  const names = stationNames(choice.stations)
  return (
    <Card title={text.waitlist}>
      <div className={styles['parts']}>
        <p className={styles['why']}>{text.waitlistWhy}</p>
        <Choices chosen={choice.rides} names={names} onChoose={onChoose} />
        <AddChoices tempOrderNo={tempOrderNo} chosen={choice.rides} onChoose={onChoose} />
        <Field label={text.deadline} required>
          {(control) => (
            <Select {...control} value={deadline ?? ''} onChange={(event) => onDeadline(event.target.value)}>
              {quote.deadlines.map(({ minutesBefore, at, usual }) => (
                <option key={at} value={at}>
                  {text.beforeDeparture({ time: formatDuration(minutesBefore), at: formatInstant(at) })}
                  {usual && ` · ${text.deadlineUsual}`}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
    </Card>
  )
}

interface ChoicesProps {
  chosen: readonly ChosenTrain[]
  names: StationNames
  onChoose: (chosen: ChosenTrain[]) => void
}

/** The choices in the order in which they are preferred. */
function Choices({ chosen, names, onChoose }: ChoicesProps) {
  const text = useText('products/train/book')
  const { seats } = useText('products/train/words')
  return (
    <div className={styles['choices']}>
      <p className={styles['legend']}>{text.choices({ count: chosen.length, most: choicesAtMost })}</p>
      <ol>
        {chosen.map((one, index) => {
          const { train, seat } = one
          const name = `${train.trainNo} ${seats[seat.seat]}`
          const choice = `${formatMonthDay(train.departDate)} ${name}`
          return (
            <li key={`${train.trainKey} ${train.departStation} ${train.arriveStation} ${seat.seat}`} className={styles['choice']}>
              <span className={styles['rank']}>{index + 1}</span>
              <span className={styles['ride']}>
                <strong>{name}</strong>
                <span className={styles['times']}>{timesOf(one, names)}</span>
                <span className={styles['price']}>{formatPrice(seat.price)}</span>
              </span>
              {index > 0 && (
                <IconButton
                  icon="chevronUp"
                  label={text.preferChoice({ choice })}
                  onClick={() => onChoose(preferred(chosen, index))}
                />
              )}
              {chosen.length > 1 && (
                <IconButton
                  icon="close"
                  label={text.removeChoice({ choice })}
                  onClick={() => onChoose(withoutChoice(chosen, one))}
                />
              )}
            </li>
          )
        })}
      </ol>
    </div>
  )
}

const timesOf = ({ train }: ChosenTrain, names: StationNames): string =>
  [
    `${formatDate(train.departDate)} ${train.departTime} ${names.get(train.departStation) ?? train.departStation}`,
    `${train.arriveTime} ${names.get(train.arriveStation) ?? train.arriveStation}`,
  ].join(' → ')
