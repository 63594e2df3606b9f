import { useText } from '../../../kit/text/text'
import styles from './sort-bar.module.css'

export interface SortBarProps<Sort extends string> {
  sorts: readonly Sort[]
  words: Readonly<Record<Sort, string>>
  sort: Sort
  onSort: (sort: Sort) => void
}

/** The order of the list; the chosen one is pressed. */
export function SortBar<Sort extends string>({ sorts, words, sort, onSort }: SortBarProps<Sort>) {
  const text = useText('booking/list')
  return (
    <div role="group" aria-label={text.sortBy} className={styles['sorts']}>
      {sorts.map((one) => (
        <button key={one} type="button" aria-pressed={one === sort} className={styles['sort']} onClick={() => onSort(one)}>
          {words[one]}
        </button>
      ))}
    </div>
  )
}
