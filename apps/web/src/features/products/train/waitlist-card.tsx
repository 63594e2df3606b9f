import { Checkbox } from '../../../kit/checkbox'
import { Field, FieldError } from '../../../kit/field'
import { formatDuration, formatInstant, formatPrice } from '../../../kit/format'
import { Select } from '../../../kit/input'
import { Card } from '../../../kit/page'
import { useText } from '../../../kit/text'
import { choiceOf, type ChosenTrain } from './chosen-train'
import type { useWaitlistQuote } from './queries'
import { isAllowed, isFree, seatsByPrice } from './seat-rules'
import styles from './wishes-card.module.css'

export interface WaitlistCardProps {
  chosen: readonly ChosenTrain[]
  onChoose: (chosen: ChosenTrain[]) => void
  quote: ReturnType<typeof useWaitlistQuote>['data']
  deadline: string | undefined
  onDeadline: (deadline: string) => void
  /** Somebody tried to submit. */
  tried: boolean
}

/** Which classes will do, and until when to wait (handbook 3.6). */
export function WaitlistCard({ chosen, onChoose, quote, deadline, onDeadline, tried }: WaitlistCardProps) {
  const text = useText('products/train-book')
  return (
    <Card title={text.waitlist}>
      <div className={styles['parts']}>
        <p className={styles['why']}>{text.waitlistWhy}</p>
        <Classes chosen={chosen} onChoose={onChoose} />
        {tried && chosen.length === 0 && <FieldError>{text.chooseClass}</FieldError>}
        <Field label={text.deadline} required error={tried && !deadline ? text.chooseDeadline : undefined}>
          {(control) => (
            <Select {...control} value={deadline ?? ''} onChange={(event) => onDeadline(event.target.value)}>
              {quote?.deadlines.map(({ minutesBefore, at, usual }) => (
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

/** The classes of the train for which one can wait; those already chosen keep their order. */
function Classes({ chosen, onChoose }: Pick<WaitlistCardProps, 'chosen' | 'onChoose'>) {
  const text = useText('products/train-book')
  const { seats } = useText('products/train')
  const [first] = chosen
  if (!first) return null
  const { train } = first
  const waiting = seatsByPrice(train).filter((seat) => isAllowed(seat) && !isFree(seat) && seat.waitlist)
  const isChosen = (code: string) => chosen.some(({ seat }) => seat.seat === code)
  return (
    <fieldset className={styles['classes']}>
      <legend>{text.classes}</legend>
      {waiting.map((seat) => (
        <Checkbox
          key={seat.seat}
          label={`${train.trainNo} ${seats[seat.seat]} ${formatPrice(seat.price)}`}
          checked={isChosen(seat.seat)}
          disabled={chosen.length === 1 && isChosen(seat.seat)}
          onChange={(on) =>
            onChoose(
              on
                ? [...chosen, choiceOf(first.choice.searchId, train, seat)]
                : chosen.filter((other) => other.seat.seat !== seat.seat),
            )
          }
        />
      ))}
    </fieldset>
  )
}
