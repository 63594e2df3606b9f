import type { TrainOffer } from '@sojourn/contract/products/train.shapes'
import { useState } from 'react'
import { Button } from '../../../kit/button'
import { Checkbox } from '../../../kit/checkbox'
import { Dialog } from '../../../kit/dialog'
import { ErrorState } from '../../../kit/error-state'
import { formatPrice } from '../../../kit/format'
import { SkeletonList } from '../../../kit/skeleton'
import { useText } from '../../../kit/text'
import { choiceOf, type ChosenTrain } from './chosen-train'
import { useTrainSearch } from './queries'
import type { StationNames } from './train-view'
import styles from './waitlist-card.module.css'
import { choicesAtMost, isChosen, waitableSeats, withChoice, withoutChoice } from './waitlist-choices'

export interface AddChoicesProps {
  tempOrderNo: string
  chosen: readonly ChosenTrain[]
  names: StationNames
  onChoose: (chosen: ChosenTrain[]) => void
}

/** Other trains and classes of the day that will do as well. */
export function AddChoices(props: AddChoicesProps) {
  const text = useText('products/train-book')
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <div>
        <Button icon="plus" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {text.addChoice}
        </Button>
      </div>
      <Dialog
        open={open}
        width="wide"
        title={text.addTitle({ most: choicesAtMost })}
        onClose={close}
        actions={
          <Button kind="main" onClick={close}>
            {text.addDone}
          </Button>
        }
      >
        {open && <WaitableTrains {...props} />}
      </Dialog>
    </>
  )
}

/** Read anew when the dialog opens: what was sold out may be free now. */
function WaitableTrains({ tempOrderNo, chosen, names, onChoose }: AddChoicesProps) {
  const text = useText('products/train-book')
  const { data, error, refetch } = useTrainSearch({ tempOrderNo })
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonList count={4} height={56} gap={8} />
  const trains = data.trains.filter((train) => waitableSeats(train).length > 0)
  if (trains.length === 0) return <p className={styles['why']}>{text.addNone}</p>
  const full = chosen.length >= choicesAtMost
  return (
    <>
      <p role="status" className={styles['why']}>
        {full ? text.choicesFull({ most: choicesAtMost }) : text.choices({ count: chosen.length, most: choicesAtMost })}
      </p>
      <ul className={styles['trains']}>
        {trains.map((train) => (
          <WaitableTrain
            key={train.trainKey}
            train={train}
            searchId={data.searchId}
            chosen={chosen}
            names={names}
            onChoose={onChoose}
          />
        ))}
      </ul>
    </>
  )
}

interface WaitableTrainProps extends Omit<AddChoicesProps, 'tempOrderNo'> {
  train: TrainOffer
  searchId: string
}
function WaitableTrain({ train, searchId, chosen, names, onChoose }: WaitableTrainProps) {
  const text = useText('products/train-book')
  const { seats } = useText('products/train')
  const full = chosen.length >= choicesAtMost
  const { departStation, arriveStation } = train
  const label = text.choiceTrain({
    train: train.trainNo,
    depart: train.departTime,
    from: names.get(departStation) ?? departStation,
    arrive: train.arriveTime,
    to: names.get(arriveStation) ?? arriveStation,
  })
  return (
    <li>
      <fieldset className={styles['train']}>
        <legend>{label}</legend>
        {waitableSeats(train).map((seat) => {
          const one = choiceOf(searchId, train, seat)
          const on = isChosen(chosen, one)
          return (
            <Checkbox
              key={seat.seat}
              label={`${seats[seat.seat]} ${formatPrice(seat.price)}`}
              checked={on}
              disabled={on ? chosen.length === 1 : full}
              onChange={(wanted) => onChoose(wanted ? withChoice(chosen, one) : withoutChoice(chosen, one))}
            />
          )
        })}
      </fieldset>
    </li>
  )
}
