import type { SeenSearch } from '@sojourn/contract/booking/time-machine.shapes'
import { Badge, type Tone } from '../../../kit/marks/badge'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { formatInstant } from '../../../kit/text/format'
import { Icon } from '../../../kit/marks/icon'
import { Card } from '../../../kit/layout/page'
import { Price } from '../../../kit/marks/price'
import { Table, type Column } from '../../../kit/lists/table'
import { useText } from '../../../kit/text/text'
import styles from './time-machine.module.css'

/** What each search had shown by then, and what the policy of then said of it. */
export function TimeMachineSearches({ searches }: { searches: readonly SeenSearch[] }) {
  const text = useText('booking/time-machine-page')
  return (
    <Card title={text.searches}>
      {searches.length === 0 && <EmptyState compact title={text.noSearches} />}
      {searches.map((search) => (
        <details key={search.searchId} className={styles['search']} open={search.chosenFrom}>
          <summary>
            <span>{text.searchedAt({ time: formatInstant(search.searchedAt), count: search.count })}</span>
            <Badge>{text.journey({ number: search.journey + 1 })}</Badge>
            {search.chosenFrom && (
              <Badge tone="brand" icon="check">
                {text.chosenFrom}
              </Badge>
            )}
          </summary>
          <Search search={search} />
        </details>
      ))}
    </Card>
  )
}

const tones: Record<Offer['verdict'], Tone> = {
  within: 'good',
  remind: 'warn',
  reason: 'warn',
  approval: 'warn',
  payExcess: 'excess',
  forbidden: 'locked',
}
type Offer = SeenSearch['offers'][number]

function Search({ search }: { search: SeenSearch }) {
  const text = useText('booking/time-machine-page')
  const columns: Column<Offer>[] = [
    {
      key: 'label',
      head: text.cheapest,
      cell: (offer) => (
        <>
          {offer.label}
          {offer.sentences.map((sentence) => (
            <span key={sentence} className={styles['sentence']}>
              {sentence}
            </span>
          ))}
        </>
      ),
    },
    {
      key: 'verdict',
      head: '',
      width: 130,
      cell: ({ verdict }) => <Badge tone={tones[verdict]}>{text.verdicts[verdict]}</Badge>,
    },
    { key: 'price', head: '', width: 96, align: 'end', cell: ({ price }) => <Price fen={price} tone="plain" /> },
  ]
  return (
    <>
      <ul className={styles['policies']}>
        {search.policies.map((policy) => (
          <li key={policy.traveller}>{text.judgedBy(policy)}</li>
        ))}
        <li className={search.unchanged ? styles['same'] : styles['other']}>
          <Icon name={search.unchanged ? 'checkCircle' : 'alert'} size={16} />
          {search.unchanged ? text.unchanged : text.differs}
        </li>
      </ul>
      <Table caption={text.cheapest} columns={columns} rows={search.offers} rowKey={({ label, price }) => `${label} ${price}`} />
    </>
  )
}
