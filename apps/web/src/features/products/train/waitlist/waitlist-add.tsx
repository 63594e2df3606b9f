import type { TrainOffer, TrainSearchResult } from '@sojourn/contract/products/train/train.shapes'
import { useState } from 'react'
import { Button } from '../../../../kit/actions/button'
import { Checkbox } from '../../../../kit/forms/checkbox'
import { Dialog } from '../../../../kit/overlays/dialog'
import { ErrorState } from '../../../../kit/feedback/error-state'
import { formatPrice } from '../../../../kit/text/format'
import { SkeletonList } from '../../../../kit/feedback/skeleton'
import { useText } from '../../../../kit/text/text'
import { choiceOf, type ChosenTrain } from '../book/chosen-train'
import { useOtherDay } from '../queries'
import { TrainRibbon } from '../list/train-ribbon'
import { stationNames, type StationName, type StationNames } from '../train-view'
import styles from './waitlist-card.module.css'
import { choicesAtMost, isChosen, waitableSeats, withChoice, withoutChoice } from './waitlist-choices'

export interface AddChoicesProps {
  tempOrderNo: string
  chosen: readonly ChosenTrain[]
  /** The choices, and the stations of the day that they were made from. */
  onChoose: (chosen: ChosenTrain[], stations: readonly StationName[]) => void
}

/** Other trains and classes of any day that will do as well (handbook 3.6). */
export function AddChoices(props: AddChoicesProps) {
  const text = useText('products/train/book')
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

/** The days on sale, and what can be waited for on the chosen one. */
function WaitableTrains(props: AddChoicesProps) {
  const { tempOrderNo, chosen } = props
  const text = useText('products/train/book')
  const [date, setDate] = useState(chosen[0]?.train.departDate ?? '')
  const { data, error, refetch } = useOtherDay(tempOrderNo, date)
  const full = chosen.length >= choicesAtMost
  return (
    <div className={styles['parts']}>
      <TrainRibbon date={date} saleDates={data?.saleDates} onChoose={setDate} />
      <p role="status" className={styles['why']}>
        {full ? text.choicesFull({ most: choicesAtMost }) : text.choices({ count: chosen.length, most: choicesAtMost })}
      </p>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && (data ? <TrainsOfDay {...props} found={data} /> : <SkeletonList count={4} height={56} gap={8} />)}
    </div>
  )
}

function TrainsOfDay({ found, chosen, onChoose }: AddChoicesProps & { found: TrainSearchResult }) {
  const text = useText('products/train/book')
  const { searchId, stations } = found
  const trains = found.trains.filter((train) => waitableSeats(train).length > 0)
  if (trains.length === 0) return <p className={styles['why']}>{text.addNone}</p>
  return (
    <ul className={styles['trains']}>
      {trains.map((train) => (
        <WaitableTrain
          key={`${train.trainKey} ${train.departStation} ${train.arriveStation}`}
          train={train}
          searchId={searchId}
          chosen={chosen}
          names={stationNames(stations)}
          onChoose={(rides) => onChoose(rides, stations)}
        />
      ))}
    </ul>
  )
}

interface WaitableTrainProps {
  train: TrainOffer
  searchId: string
  chosen: readonly ChosenTrain[]
  names: StationNames
  onChoose: (chosen: ChosenTrain[]) => void
}
function WaitableTrain({ train, searchId, chosen, names, onChoose }: WaitableTrainProps) {
  const text = useText('products/train/book')
  const { seats } = useText('products/train/words')
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
