import { Button } from '../../../kit/actions/button'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { useText } from '../../../kit/text/text'

export interface NothingPassesProps {
  words: { filteredTitle: string; filteredWhy: (p: { count: number }) => string }
  /** How many there are without filters. */
  count: number
  onReset: () => void
}

/** There are results, but none passes the filters. */
export function NothingPasses({ words, count, onReset }: NothingPassesProps) {
  const text = useText('booking/list')
  return (
    <EmptyState
      icon="filter"
      title={words.filteredTitle}
      action={
        <Button kind="brand" onClick={onReset}>
          {text.reset}
        </Button>
      }
    >
      {words.filteredWhy({ count })}
    </EmptyState>
  )
}
