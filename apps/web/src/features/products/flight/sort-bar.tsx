import { useText } from '../../../kit/text'
import styles from './sort-bar.module.css'
import { flightSorts, type FlightSort } from './sort-rules'

/** The order of the list; the chosen one is pressed. */
export function SortBar({ sort, onSort }: { sort: FlightSort; onSort: (sort: FlightSort) => void }) {
  const text = useText('products/flight-list')
  return (
    <div role="group" aria-label={text.sortBy} className={styles['sorts']}>
      {flightSorts.map((one) => (
        <button key={one} type="button" aria-pressed={one === sort} className={styles['sort']} onClick={() => onSort(one)}>
          {text.sorts[one]}
        </button>
      ))}
    </div>
  )
}
