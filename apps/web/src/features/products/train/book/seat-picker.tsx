import type { TrainSeat } from '@sojourn/contract/products/train/train.shapes'
import { rowLetters } from '@sojourn/domain/products/train/seat-choice'
import { Fragment } from 'react'
import { Button } from '../../../../kit/actions/button'
import { Icon } from '../../../../kit/marks/icon'
import { useText } from '../../../../kit/text/text'
import styles from './seat-picker.module.css'
import { toggleSeat } from './seat-wishes'

export interface SeatPickerProps {
  seat: TrainSeat['seat']
  party: number
  chosen: readonly string[]
  onChoose: (seats: string[]) => void
}

/** One row of a coach, or two for a party: windows outside, the aisle where it is. */
export function SeatPicker({ seat, party, chosen, onChoose }: SeatPickerProps) {
  const text = useText('products/train/book')
  const rows = party > 1 ? [1, 2] : [1]
  return (
    <div className={styles['picker']}>
      <div className={styles['coach']} role="group" aria-label={text.seatChoice}>
        {rows.map((row) => (
          <Row key={row} row={row} letters={rowLetters(seat)} party={party} chosen={chosen} onChoose={onChoose} />
        ))}
      </div>
      <p className={styles['state']} role="status">
        {text.seatsChosen({ chosen: chosen.length, count: party })}
        {chosen.length > 0 && (
          <Button kind="quiet" size="compact" onClick={() => onChoose([])}>
            {text.clearSeats}
          </Button>
        )}
      </p>
    </div>
  )
}

interface RowProps extends Omit<SeatPickerProps, 'seat'> {
  row: number
  letters: readonly string[]
}

function Row({ row, letters, party, chosen, onChoose }: RowProps) {
  const text = useText('products/train/book')
  const sides: Record<string, string> = { A: text.window, F: text.window, B: text.middle, C: text.aisle, D: text.aisle }
  return (
    <div className={styles['row']}>
      <span className={styles['window']} aria-hidden>
        {text.window}
      </span>
      {letters.map((letter) => {
        const place = `${row}${letter}`
        const on = chosen.includes(place)
        return (
          <Fragment key={letter}>
            <button
              type="button"
              aria-pressed={on}
              aria-label={text.seatName({ row, letter, side: sides[letter] ?? '' })}
              className={styles['seat']}
              onClick={() => onChoose(toggleSeat(chosen, place, party))}
            >
              {on ? <Icon name="check" size={16} /> : letter}
            </button>
            {letter === 'C' && (
              <span className={styles['aisle']} aria-hidden>
                {text.aisle}
              </span>
            )}
          </Fragment>
        )
      })}
      <span className={styles['window']} aria-hidden>
        {text.window}
      </span>
    </div>
  )
}
