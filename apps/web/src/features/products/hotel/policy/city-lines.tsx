import type { ReactNode } from 'react'
import { IconButton } from '../../../../kit/actions/button'
import { Select } from '../../../../kit/forms/input'
import { useText } from '../../../../kit/text/text'
import { Remarks } from '../../../booking/policy-edit/rule'
import { yuan } from '../../../booking/policy-edit/units'
import { ValueField } from '../../../booking/policy-edit/value-field'
import type { PolicyRemark } from '../../../booking/product/screens'
import styles from './hotel-policy.module.css'
import { MonthDayField } from './month-day-field'
import type { CityItem, SeasonItem } from './places'
import { PlacesField } from './places-field'

interface CityLinesProps<Item extends CityItem> {
  items: readonly Item[]
  abroad: boolean
  /** Lines are counted on from those of the table before. */
  first: number
  remarks: (index: number) => readonly PolicyRemark[]
  onChange: (items: Item[]) => void
  /** What else a line says: of a season its days. */
  more?: (item: Item, line: number, set: (more: Partial<Item>) => void) => ReactNode
}

/** What a night may cost where: one line for each price. */
export function CityLines<Item extends CityItem>({ items, abroad, first, remarks, onChange, more }: CityLinesProps<Item>) {
  const text = useText('products/policy/hotel').price
  const set = (at: number, item: Item) => onChange(items.map((each, index) => (index === at ? item : each)))
  return (
    <ul className={styles['lines']}>
      {items.map((item, index) => {
        const line = first + index
        return (
          <li key={index} className={styles['line']}>
            <div className={styles['places']}>
              <PlacesField label={text.placesOf({ line })} item={item} abroad={abroad} onChange={(next) => set(index, next)} />
              {more?.(item, line, (next) => set(index, { ...item, ...next }))}
              <Remarks remarks={remarks(index)} />
            </div>
            <span className={styles['price']}>
              <span aria-hidden>¥</span>
              <ValueField
                label={text.standardOf({ line })}
                unit={yuan}
                value={item.standard}
                onChange={(standard) => set(index, { ...item, standard })}
              />
            </span>
            <span className={styles['exceed']}>
              <Select
                aria-label={text.exceedOf({ line })}
                value={item.violateCanBook ? 'may' : 'not'}
                onChange={({ target }) => set(index, { ...item, violateCanBook: target.value === 'may' })}
              >
                <option value="may">{text.mayExceed}</option>
                <option value="not">{text.mayNotExceed}</option>
              </Select>
            </span>
            <IconButton
              icon="close"
              size="compact"
              label={text.remove({ line })}
              onClick={() => onChange(items.filter((_, at) => at !== index))}
            />
          </li>
        )
      })}
    </ul>
  )
}

/** The days of a season. */
export function SeasonDays({ item, line, set }: { item: SeasonItem; line: number; set: (more: Partial<SeasonItem>) => void }) {
  const text = useText('products/policy/hotel').price
  return (
    <span className={styles['season']}>
      <MonthDayField line={line} end={false} value={item.beginDate} onChange={(beginDate) => set({ beginDate })} />
      {text.until}
      <MonthDayField line={line} end value={item.endDate} onChange={(endDate) => set({ endDate })} />
    </span>
  )
}
