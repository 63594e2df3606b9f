import type { MeetingDemandDetail } from '@sojourn/contract/products/meeting/requirement.shapes'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import {
  askMeetingOffers,
  getMeetingDemand,
  getMeetingVenueNames,
  saveMeetingDraft,
} from '../../../../api/calls/products/meeting/requirement'
import { useEmployee } from '../../../../api/employee'
import { ApiProblem, isProblem } from '../../../../api/problem'
import { useRead, useWrite } from '../../../../api/queries'
import type { WebResponse } from '../../../../api/web-call'
import { Button } from '../../../../kit/actions/button'
import { ButtonLink } from '../../../../kit/actions/link'
import { EmptyState } from '../../../../kit/feedback/empty-state'
import { ErrorState } from '../../../../kit/feedback/error-state'
import { SkeletonList } from '../../../../kit/feedback/skeleton'
import { DraftNote } from '../../../../kit/forms/draft-note'
import { FormRefusal } from '../../../../kit/forms/field'
import { Form } from '../../../../kit/forms/form'
import { useKeptDraft } from '../../../../kit/forms/use-kept-draft'
import { Card, Page } from '../../../../kit/layout/page'
import { toast } from '../../../../kit/overlays/toast'
import { loadTexts, useText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import { useDateSection } from '../../../booking/search/use-date-section'
import styles from '../meeting.module.css'
import { askedBy, askFaults, carriedIn, carriedOf, formOf, freshForm, keptBy, type AskForm, type Where } from './ask-form'
import { demandReads } from './states'
import { AskNeeds, AskWhen, AskWho, type AskPart } from './ask-fields'

export async function loader() {
  await loadTexts('products/meeting/requirement', 'products/meeting/words', 'kit/drafts', 'kit/widgets')
  return null
}

type Venues = WebResponse<NonNullable<typeof getMeetingVenueNames.contract>>

/** Asks the venues that were picked on their page for an offer (handbook 5.2). */
export function Component() {
  const [address] = useSearchParams()
  const demandNo = address.get('demandNo') ?? ''
  if (demandNo !== '') return <KeptDraft demandNo={demandNo} />
  return <Picked carried={carriedIn(address)} />
}

/** A request that was kept as a draft is written on. */
function KeptDraft({ demandNo }: { demandNo: string }) {
  const text = useText('products/meeting/requirement')
  const draft = useRead(getMeetingDemand, { demandNo }, { staleTime: 0 })
  if (draft.data?.canEdit) {
    const { data } = draft
    return <Picked key={data.version} carried={{ ...carriedOf(data), form: formOf(data) }} draft={data} />
  }
  return (
    <Page title={text.askTitle} back={paths.meetingRequirements()}>
      {draft.data || isProblem(draft.error, 'demandUnknown') ? (
        <DraftGone />
      ) : draft.error ? (
        <ErrorState error={draft.error} onRetry={() => void draft.refetch()} />
      ) : (
        <SkeletonList count={3} height={160} gap={16} />
      )}
    </Page>
  )
}

/** What the form begins with, and the draft that it is of. */
interface AskProps {
  carried: Where
  draft?: MeetingDemandDetail
}

function Picked({ carried, draft }: AskProps) {
  const text = useText('products/meeting/requirement')
  const isPicked = carried.venueKeys.length > 0
  const asked = { cityId: carried.cityId || 1, venueKeys: carried.venueKeys.join(','), startDate: carried.date }
  const venues = useRead(getMeetingVenueNames, asked, { enabled: isPicked })
  return (
    <Page title={text.askTitle} back={paths.meetingRequirements()}>
      {!isPicked ? (
        <NothingPicked />
      ) : venues.data ? (
        <AskFields carried={carried} venues={venues.data} {...(draft && { draft })} />
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

function DraftGone() {
  const text = useText('products/meeting/requirement')
  return (
    <EmptyState
      icon="meeting"
      title={text.unknown}
      action={<ButtonLink to={paths.meetingRequirements()}>{text.toList}</ButtonLink>}
    >
      {text.draftGone}
    </EmptyState>
  )
}

/** The form as it is written, and what happens on sending; faults are said once somebody tried. */
function useAskForm({ carried, venues, draft: kept }: FormProps) {
  const text = useText('products/meeting/requirement')
  const owner = useEmployee()
  const { rules } = useDateSection('meeting', undefined)
  const draft = useKeptDraft<AskForm>({
    owner,
    form: 'meeting-requirement',
    of: kept?.demandNo ?? carried.venueKeys.join(),
    version: kept?.version ?? 0,
    fresh: () => ('form' in carried ? carried.form : freshForm(carried, { name: owner.employeeName, today: rules.today })),
  })
  const form = draft.value
  const [tried, setTried] = useState(false)
  const ask = useAsk(draft.forget, kept)
  const faults = askFaults(form, Math.max(...venues.list.map(({ seats }) => seats)))
  const errorOf = (field: string): string | undefined => {
    const fault = tried ? faults.get(field) : undefined
    return fault ? text.faults[fault] : ask.refusal?.field === field ? ask.refusal.message : undefined
  }
  const submit = () => {
    setTried(true)
    if (faults.size === 0) ask.send(form, carried)
  }
  const save = () => ask.save(form, carried)
  const change = (more: Partial<AskForm>) => draft.change((former) => ({ ...former, ...more }))
  const part: AskPart = { form, change, errorOf, days: { first: rules.today, last: rules.last } }
  return { part, draft, ask, submit, save }
}

interface FormProps extends AskProps {
  venues: Venues
}

function AskFields(props: FormProps) {
  const { venues } = props
  const text = useText('products/meeting/requirement')
  const { part, draft, ask, submit, save } = useAskForm(props)
  return (
    <Form
      className={styles['form']}
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
      {ask.refusal && <FormRefusal>{ask.refusal.message}</FormRefusal>}
      <DraftNote draft={draft} />
      <div className={styles['buttons']}>
        <ButtonLink to={paths.meetingRequirements()}>{text.cancel}</ButtonLink>
        <Button busy={ask.saving} onClick={save}>
          {text.saveDraft}
        </Button>
        <Button type="submit" kind="main" busy={ask.busy}>
          {text.submit}
        </Button>
      </div>
    </Form>
  )
}

function useAsk(onAsked: () => void, kept: MeetingDemandDetail | undefined) {
  const text = useText('products/meeting/requirement')
  const navigate = useNavigate()
  const ask = useWrite(askMeetingOffers, demandReads)
  const keep = useWrite(saveMeetingDraft, demandReads)
  const draft = kept && { draft: { demandNo: kept.demandNo, version: kept.version } }
  const [refusal, setRefusal] = useState<ApiProblem>()
  const onError = (error: Error) => {
    if (!(error instanceof ApiProblem)) throw error
    setRefusal(error)
  }
  const save = (form: AskForm, carried: Where) => {
    setRefusal(undefined)
    keep.mutate(
      { content: keptBy(form, carried), ...draft },
      {
        onSuccess() {
          onAsked()
          toast(text.draftSaved, 'good')
          void navigate(paths.meetingRequirements())
        },
        onError,
      },
    )
  }
  const send = (form: AskForm, carried: Where) => {
    setRefusal(undefined)
    ask.mutate(
      { ...askedBy(form, carried), ...draft },
      {
        onSuccess({ demandNo }) {
          onAsked()
          toast(text.asked, 'good')
          void navigate(paths.meetingRequirement({ demandNo }), { replace: true })
        },
        onError,
      },
    )
  }
  return { send, save, refusal, busy: ask.isPending, saving: keep.isPending }
}
