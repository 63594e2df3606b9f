import { useState, type ReactNode } from 'react'
import { Button, IconButton } from '../actions/button'
import { useNarrow } from '../hooks/use-width'
import { Icon } from '../marks/icon'
import { useText } from '../text/text'
import { ListWords } from './list-words'
import styles from './list-bar.module.css'
import { SearchField, type SearchFieldProps } from './search-field'

/** One thing by which a list is narrowed, in words, and how it is taken off. */
export interface Narrowing {
  key: string
  name: string
  onRemove: () => void
}

export interface ListBarProps {
  search: SearchFieldProps
  /** Choices beside the search field; each takes effect at once. */
  filters?: ReactNode
  /** What is set beyond the words of the search field. */
  narrowed: readonly Narrowing[]
  onReset: () => void
  /** How the list looks, its file, and the like. */
  tools?: ReactNode
}

/** Above a list of work: one search field, a few choices, what is set, and the list's tools; on a phone the choices unfold. */
export function ListBar({ search, filters, narrowed, onReset, tools }: ListBarProps) {
  const text = useText('kit/widgets')
  const narrow = useNarrow()
  const keyword = search.value.trim()
  const listWords = [...(keyword ? [text.keyword({ keyword })] : []), ...narrowed.map(({ name }) => name)]
  const [open, setOpen] = useState(false)
  return (
    <div role="search" className={styles['bar']}>
      <div className={styles['line']}>
        <SearchField {...search} />
        {narrow && filters && (
          <IconButton icon="filter" label={text.filters} aria-expanded={open} onClick={() => setOpen(!open)} />
        )}
        {(!narrow || open) && filters}
        {tools && (!narrow || open) && (
          <ListWords value={listWords}>
            <span className={styles['tools']}>{tools}</span>
          </ListWords>
        )}
      </div>
      {narrowed.length > 0 && <Narrowed narrowed={narrowed} onReset={onReset} />}
    </div>
  )
}

function Narrowed({ narrowed, onReset }: Pick<ListBarProps, 'narrowed' | 'onReset'>) {
  const text = useText('kit/widgets')
  return (
    <div className={styles['line']} role="group" aria-label={text.narrowedBy}>
      {narrowed.map(({ key, name, onRemove }) => (
        <button key={key} type="button" className={styles['chip']} title={text.remove({ name })} onClick={onRemove}>
          <span>{name}</span>
          <Icon name="close" size={14} label={text.clear} />
        </button>
      ))}
      <Button kind="quiet" size="compact" onClick={onReset}>
        {text.clearFilters}
      </Button>
    </div>
  )
}
