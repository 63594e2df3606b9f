import type { TempOrder } from '@sojourn/contract/booking/draft.shapes'
import type { TravellerCard, TravellerSummary } from '@sojourn/contract/booking/traveller.shapes'
import { getTravellerCards } from '../../../api/calls/booking/traveller'
import { useRead } from '../../../api/queries'
import { IconButton } from '../../../kit/actions/button'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { Icon } from '../../../kit/marks/icon'
import { useText } from '../../../kit/text/text'
import styles from './choice-page.module.css'
import { PersonWords } from './traveller-search-results'

interface ChoiceChosenProps {
  people: readonly TravellerSummary[]
  max: number
  draft: Pick<TempOrder, 'tempOrderNo' | 'productType'>
  onRemove: (employeeId: string) => void
}

/** Those who are chosen, with documents and standards at a glance. */
export function ChoiceChosen({ people, max, draft: { tempOrderNo, productType }, onRemove }: ChoiceChosenProps) {
  const text = useText('booking/placing/choice')
  const employeeIds = people.map(({ employeeId }) => employeeId)
  const cards = useRead(
    getTravellerCards,
    { employeeIds, productType, tempOrderNo },
    { enabled: people.length > 0, keepFormer: true },
  )
  if (people.length === 0) {
    return (
      <EmptyState icon="users" title={text.noneChosen}>
        {text.noneChosenWhy({ max })}
      </EmptyState>
    )
  }
  return (
    <ul aria-live="polite">
      {people.map((person) => (
        <li key={person.employeeId} className={styles['person']}>
          <div className={styles['head']}>
            <PersonWords person={person} />
            <IconButton
              icon="close"
              size="compact"
              label={text.remove({ name: person.name })}
              onClick={() => onRemove(person.employeeId)}
            />
          </div>
          <Glance card={cards.data?.list.find(({ employeeId }) => employeeId === person.employeeId)} />
        </li>
      ))}
    </ul>
  )
}

function Glance({ card }: { card: TravellerCard | undefined }) {
  const text = useText('booking/placing/choice')
  if (!card) return null
  const usable = card.credentials.filter(({ fault }) => fault === undefined)
  return (
    <div className={styles['glance']}>
      {usable.length === 0 ? (
        <span className={styles['missing']}>
          <Icon name="alert" size={14} />
          {card.credentials[0]?.fault ?? text.noDocuments}
        </span>
      ) : (
        <span>{usable.map(({ typeName, number }) => `${typeName} ${number}`).join(' · ')}</span>
      )}
      {card.standards.length > 0 && card.policyName !== undefined ? (
        <details>
          <summary>{text.standard({ name: card.policyName })}</summary>
          <ul>
            {card.standards.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </details>
      ) : (
        <span>{card.policyName === undefined ? text.noStandard : text.standard({ name: card.policyName })}</span>
      )}
    </div>
  )
}
