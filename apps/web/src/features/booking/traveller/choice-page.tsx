import type { TempOrder } from '@sojourn/contract/booking/draft.shapes'
import type { TravellerSummary } from '@sojourn/contract/booking/traveller.shapes'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { getTravelApplyOrderBookInfo } from '../../../api/calls/booking/application/application'
import { chooseTravellers, getTempOrder } from '../../../api/calls/booking/draft'
import { useRead, useWrite } from '../../../api/queries'
import type { WebResponse } from '../../../api/web-call'
import { Button } from '../../../kit/actions/button'
import { ErrorState } from '../../../kit/feedback/error-state'
import { ButtonLink } from '../../../kit/actions/link'
import { Card, Page, TwoColumns } from '../../../kit/layout/page'
import { SkeletonList } from '../../../kit/feedback/skeleton'
import { loadTexts, useText } from '../../../kit/text/text'
import { toast } from '../../../kit/overlays/toast'
import { paths } from '../../../paths'
import { ActionBar } from '../../../kit/layout/action-bar'
import { ChoiceChosen } from './choice-chosen'
import styles from './choice-page.module.css'
import { useProduct } from '../product/use-products'
import { TravellerSearch } from './traveller-search'
import { Icon } from '../../../kit/marks/icon'
import { TravellerResults } from './traveller-search-results'

/** Most people on one order, where its product says nothing else (handbook 1.7). */
const mostPeople = 9

export async function loader() {
  await loadTexts('booking/placing/choice', 'booking/traveller', 'kit/widgets')
  return null
}

/** Who travels, chosen before the list of results (S2.24, S4.14). */
export function Component() {
  const text = useText('booking/placing/choice')
  const tempOrderNo = useSearchParams()[0].get('tempOrderNo') ?? ''
  const draft = useRead(getTempOrder, { tempOrderNo })
  const { travelApplyNo, productType } = draft.data ?? {}
  const asked = { travelApplyNo: travelApplyNo ?? '', productType: productType ?? 1 }
  const application = useRead(getTravelApplyOrderBookInfo, asked, { enabled: Boolean(travelApplyNo) })
  const failed = [draft, application].find((read) => read.error)
  return (
    <Page title={text.title} back={paths.home()}>
      {failed ? (
        <ErrorState
          error={failed.error}
          onRetry={() => void failed.refetch()}
          action={
            <ButtonLink kind="brand" to={paths.home()}>
              {text.searchAgain}
            </ButtonLink>
          }
        />
      ) : draft.data && (application.data || !travelApplyNo) ? (
        <Choice draft={draft.data} application={application.data} />
      ) : (
        <SkeletonList count={6} height={56} />
      )}
    </Page>
  )
}

type Application = WebResponse<NonNullable<(typeof getTravelApplyOrderBookInfo)['contract']>>

interface ChoiceProps {
  draft: TempOrder
  application: Application | undefined
}

function Choice({ draft, application }: ChoiceProps) {
  const text = useText('booking/placing/choice')
  const { mostTravellers: most = mostPeople } = useProduct()(draft.productType)
  const listed = application?.travellers ?? []
  const before = draft.travellers.length > 0 ? draft.travellers : listed.slice(0, most)
  const [chosen, setChosen] = useState<readonly TravellerSummary[]>(before)
  const chosenIds = chosen.map(({ employeeId }) => employeeId)
  const add = (person: TravellerSummary) => setChosen((now) => [...now, person])
  const remove = (employeeId: string) => setChosen((now) => now.filter((person) => person.employeeId !== employeeId))
  return (
    <TwoColumns
      main={
        application?.limitTraveler === 1 ? (
          <ChoiceApplication application={application} chosenIds={chosenIds} max={most} onAdd={add} only />
        ) : (
          <>
            {application && <ChoiceApplication application={application} chosenIds={chosenIds} max={most} onAdd={add} />}
            <Card title={text.search}>
              <TravellerSearch
                guests
                productType={draft.productType}
                chosenIds={chosenIds}
                max={most}
                onAdd={add}
                onGone={remove}
              />
            </Card>
          </>
        )
      }
      aside={
        <Card title={text.chosen({ count: chosen.length, max: most })}>
          <ChoiceChosen people={chosen} max={most} draft={draft} onRemove={remove} />
          <GoOn draft={draft} chosenIds={chosenIds} />
        </Card>
      }
    />
  )
}

/** Keeps the choice and opens the list, with what the address brought along for it. */
function GoOn({ draft, chosenIds }: { draft: TempOrder; chosenIds: string[] }) {
  const text = useText('booking/placing/choice')
  const navigate = useNavigate()
  const [address] = useSearchParams()
  const { tempOrderNo, productType } = draft
  const { draftReads = [] } = useProduct()(productType)
  const save = useWrite(chooseTravellers, [getTempOrder, ...draftReads])
  const carried = Object.fromEntries(
    ['demandType', 'returnDate', 'resourceId'].flatMap((key) => {
      const value = address.get(key)
      return value ? [[key, value]] : []
    }),
  )
  const goOn = () =>
    save.mutate(
      { tempOrderNo, employeeIds: chosenIds },
      {
        onSuccess: () => void navigate(paths.list(productType, { tempOrderNo, ...carried })),
        onError: (error) => toast(error.message, 'bad'),
      },
    )
  return (
    <div className={styles['go']}>
      <ActionBar>
        <Button
          kind="main"
          size="large"
          wide
          busy={save.isPending}
          disabledReason={chosenIds.length === 0 ? text.needOne : undefined}
          onClick={goOn}
        >
          {text.next[productType]}
        </Button>
      </ActionBar>
    </div>
  )
}

interface ChoiceApplicationProps {
  application: WebResponse<NonNullable<(typeof getTravelApplyOrderBookInfo)['contract']>>
  chosenIds: readonly string[]
  max: number
  /** Nobody else may travel under it. */
  only?: boolean
  onAdd: (person: TravellerSummary) => void
}

/** The application that is booked under, and its travellers. */
function ChoiceApplication({ application, chosenIds, max, only, onAdd }: ChoiceApplicationProps) {
  const text = useText('booking/placing/choice')
  const { displayTravelApplyNo, title } = application.application
  const read = { data: { list: application.travellers }, error: null, isFetching: false, refetch: () => undefined }
  return (
    <Card title={text.ofApplication}>
      <p className={styles['application']}>
        <Icon name="document" size={18} />
        <strong>{text.application({ number: displayTravelApplyNo, title })}</strong>
        <span>{only ? text.onlyListed : text.listedFirst}</span>
      </p>
      <TravellerResults
        read={read}
        chosenIds={chosenIds}
        max={max}
        none={text.noneFound}
        noneWhy={text.noneFoundWhy}
        onAdd={onAdd}
      />
    </Card>
  )
}
