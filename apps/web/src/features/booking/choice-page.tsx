import type { TravellerSummary } from '@sojourn/contract/booking/traveller.shapes'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { chooseTravellers, getFlightOrderTemp, getTempOrder } from '../../api/calls.generated'
import { useRead, useWrite } from '../../api/queries'
import { Button, IconButton } from '../../kit/button'
import { EmptyState } from '../../kit/empty-state'
import { ErrorState } from '../../kit/error-state'
import { ButtonLink } from '../../kit/link'
import { Card, Page, TwoColumns } from '../../kit/page'
import { SkeletonList } from '../../kit/skeleton'
import { loadTexts, useText } from '../../kit/text'
import { toast } from '../../kit/toast'
import { paths } from '../../paths'
import styles from './choice-page.module.css'
import { PersonWords, TravellerSearch } from './traveller-search'

/** Most people on one order: five by train (handbook 3.5), else nine (handbook 1.7). */
const mostBy = (productType: number): number => (productType === 5 ? 5 : 9)

export async function loader() {
  await loadTexts('booking/choice', 'kit/widgets')
  return null
}

/** Who travels, chosen before the list of results (S2.24, S4.14). */
export function Component() {
  const text = useText('booking/choice')
  const tempOrderNo = useSearchParams()[0].get('tempOrderNo') ?? ''
  const draft = useRead(getTempOrder, { tempOrderNo })
  return (
    <Page title={text.title} back={paths.home()}>
      {draft.error ? (
        <ErrorState
          error={draft.error}
          action={
            <ButtonLink kind="brand" to={paths.home()}>
              {text.searchAgain}
            </ButtonLink>
          }
        />
      ) : draft.data ? (
        <Choice tempOrderNo={tempOrderNo} productType={draft.data.productType} before={draft.data.travellers} />
      ) : (
        <SkeletonList count={6} height={56} />
      )}
    </Page>
  )
}

interface ChoiceProps {
  tempOrderNo: string
  productType: number
  before: readonly TravellerSummary[]
}

function Choice({ tempOrderNo, productType, before }: ChoiceProps) {
  const text = useText('booking/choice')
  const navigate = useNavigate()
  const [chosen, setChosen] = useState<readonly TravellerSummary[]>(before)
  const save = useWrite(chooseTravellers, [getTempOrder, getFlightOrderTemp])
  const most = mostBy(productType)
  const remove = (employeeId: string) => setChosen(chosen.filter((person) => person.employeeId !== employeeId))
  const goOn = () =>
    save.mutate(
      { tempOrderNo, employeeIds: chosen.map(({ employeeId }) => employeeId) },
      {
        onSuccess: () => void navigate(paths.list(productType, { tempOrderNo })),
        onError: (error) => toast(error.message, 'bad'),
      },
    )
  return (
    <TwoColumns
      main={
        <Card title={text.search}>
          <TravellerSearch
            chosenIds={chosen.map(({ employeeId }) => employeeId)}
            max={most}
            onAdd={(person) => setChosen([...chosen, person])}
          />
        </Card>
      }
      aside={
        <Card title={text.chosen({ count: chosen.length, max: most })}>
          <Chosen people={chosen} onRemove={remove} />
          <div className={styles['go']}>
            <Button
              kind="main"
              size="large"
              wide
              busy={save.isPending}
              disabledReason={chosen.length === 0 ? text.needOne : undefined}
              onClick={goOn}
            >
              {text.next}
            </Button>
          </div>
        </Card>
      }
    />
  )
}

function Chosen({ people, onRemove }: { people: readonly TravellerSummary[]; onRemove: (employeeId: string) => void }) {
  const text = useText('booking/choice')
  if (people.length === 0) {
    return (
      <EmptyState icon="users" title={text.noneChosen}>
        {text.noneChosenWhy}
      </EmptyState>
    )
  }
  return (
    <ul aria-live="polite">
      {people.map((person) => (
        <li key={person.employeeId} className={styles['person']}>
          <PersonWords person={person} />
          <IconButton
            icon="close"
            size="compact"
            label={text.remove({ name: person.name })}
            onClick={() => onRemove(person.employeeId)}
          />
        </li>
      ))}
    </ul>
  )
}
