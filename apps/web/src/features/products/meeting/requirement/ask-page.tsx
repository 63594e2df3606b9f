import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { askMeetingOffers, getMeetingDemands, getMeetingVenueNames } from '../../../../api/calls/products/meeting/requirement'
import { useEmployee } from '../../../../api/employee'
import { ApiProblem } from '../../../../api/problem'
import { useRead, useWrite } from '../../../../api/queries'
import type { WebResponse } from '../../../../api/web-call'
import { Button } from '../../../../kit/actions/button'
import { ButtonLink } from '../../../../kit/actions/link'
import { EmptyState } from '../../../../kit/feedback/empty-state'
import { ErrorState } from '../../../../kit/feedback/error-state'
import { SkeletonList } from '../../../../kit/feedback/skeleton'
import { DraftNote } from '../../../../kit/forms/draft-note'
import { FieldError } from '../../../../kit/forms/field'
import { useKeptDraft } from '../../../../kit/forms/use-kept-draft'
import { Card, Page } from '../../../../kit/layout/page'
import { toast } from '../../../../kit/overlays/toast'
import { loadTexts, useText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import { goToField } from '../../../booking/book/use-book-form'
import { useDateSection } from '../../../booking/search/use-date-section'
import styles from '../meeting.module.css'
import { askedBy, askFaults, carriedIn, freshForm, type AskForm, type Carried } from './ask-form'
import { AskNeeds, AskWhen, AskWho, type AskPart } from './ask-fields'

export async function loader() {
  await loadTexts('products/meeting/requirement', 'products/meeting/words', 'kit/drafts', 'kit/widgets')
  return null
}

type Venues = WebResponse<NonNullable<typeof getMeetingVenueNames.contract>>

/** Asks the venues that were picked on their page for an offer (handbook 5.2). */
export function Component() {
  const text = useText('products/meeting/requirement')
  const [address] = useSearchParams()
  const carried = carriedIn(address)
  const isPicked = carried.venueKeys.length > 0
  const asked = { cityId: carried.cityId || 1, venueKeys: carried.venueKeys.join(','), startDate: carried.date }
  const venues = useRead(getMeetingVenueNames, asked, { enabled: isPicked })
  return (
    <Page title={text.askTitle} back={paths.meetingRequirements()}>
      {!isPicked ? (
        <NothingPicked />
      ) : venues.data ? (
        <Form carried={carried} venues={venues.data} />
      ) : venues.error instanceof ApiProblem && venues.error.is('meetingVenueUnknown') ? (
        <NothingPicked />
      ) : venues.error ? (
        <ErrorState error={venues.error} onRetry={() => void venues.refetch()} />
      ) : (
        <SkeletonList count={3} height={160} gap={16} />
      )}
    </Page>
  )
}

function NothingPicked() {
  const text = useText('products/meeting/requirement')
  return (
    <EmptyState
      icon="meeting"
      title={text.noneTitle}
      action={<ButtonLink to={paths.home({ type: 9 })}>{text.toSearch}</ButtonLink>}
    >
      {text.noneWhy}
    </EmptyState>
  )
}

/** The form as it is written, and what happens on sending; faults are said once somebody tried. */
function useAskForm(carried: Carried, venues: Venues) {
  const text = useText('products/meeting/requirement')
  const owner = useEmployee()
  const { rules } = useDateSection('meeting', undefined)
  const draft = useKeptDraft<AskForm>({
    owner,
    form: 'meeting-requirement',
    of: carried.venueKeys.join(),
    fresh: () => freshForm(carried, { name: owner.employeeName, today: rules.today }),
  })
  const form = draft.value
  const [tried, setTried] = useState(false)
  const ask = useAsk(draft.forget)
  const faults = askFaults(form, Math.max(...venues.list.map(({ seats }) => seats)))
  const errorOf = (field: string): string | undefined => {
    const fault = tried ? faults.get(field) : undefined
    return fault ? text.faults[fault] : ask.refusal?.field === field ? ask.refusal.message : undefined
  }
  const submit = () => {
    setTried(true)
    const [first] = faults.keys()
    if (first === undefined) ask.send(form, carried)
    else goToField(first)
  }
  const change = (more: Partial<AskForm>) => draft.change((former) => ({ ...former, ...more }))
  const part: AskPart = { form, change, errorOf, days: { first: rules.today, last: rules.last } }
  return { part, draft, ask, submit }
}

function Form({ carried, venues }: { carried: Carried; venues: Venues }) {
  const text = useText('products/meeting/requirement')
  const { part, draft, ask, submit } = useAskForm(carried, venues)
  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <Card title={`${text.venues} · ${venues.cityName}`}>
        <ul className={styles['names']}>
          {venues.list.map(({ venueKey, name }) => (
            <li key={venueKey}>{name}</li>
          ))}
        </ul>
      </Card>
      <AskWhen {...part} />
      <AskNeeds {...part} />
      <AskWho {...part} />
      {ask.refusal && <FieldError>{ask.refusal.message}</FieldError>}
      <DraftNote draft={draft} />
      <div className={styles['buttons']}>
        <ButtonLink to={paths.meetingRequirements()}>{text.cancel}</ButtonLink>
        <Button type="submit" kind="main" busy={ask.busy}>
          {text.submit}
        </Button>
      </div>
    </form>
  )
}

function useAsk(onAsked: () => void) {
  const text = useText('products/meeting/requirement')
  const navigate = useNavigate()
  const ask = useWrite(askMeetingOffers, [getMeetingDemands])
  const [refusal, setRefusal] = useState<ApiProblem>()
  const send = (form: AskForm, carried: Carried) => {
    setRefusal(undefined)
    ask.mutate(askedBy(form, carried), {
      onSuccess({ demandNo }) {
        onAsked()
        toast(text.asked, 'good')
        void navigate(paths.meetingRequirement({ demandNo }), { replace: true })
      },
      onError(error) {
        if (!(error instanceof ApiProblem)) throw error
        setRefusal(error)
      },
    })
  }
  return { send, refusal, busy: ask.isPending }
}
