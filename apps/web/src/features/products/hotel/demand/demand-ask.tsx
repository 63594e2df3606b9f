import { addDays, daysBetween } from '@sojourn/domain/kit/local-date'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { askHotelDemand, getHotelDemands } from '../../../../api/calls/products/hotel/demand'
import { mayDo, useEmployee } from '../../../../api/employee'
import { ApiProblem } from '../../../../api/problem'
import { useWrite } from '../../../../api/queries'
import { Button, IconButton } from '../../../../kit/actions/button'
import { ErrorState } from '../../../../kit/feedback/error-state'
import { ButtonLink } from '../../../../kit/actions/link'
import { Form } from '../../../../kit/forms/form'
import { Card, Page } from '../../../../kit/layout/page'
import { SkeletonList } from '../../../../kit/feedback/skeleton'
import { DraftNote } from '../../../../kit/forms/draft-note'
import { useKeptDraft } from '../../../../kit/forms/use-kept-draft'
import { useText } from '../../../../kit/text/text'
import { toast } from '../../../../kit/overlays/toast'
import { paths } from '../../../../paths'
import { AskStay, AskWords } from './demand-ask-fields'
import styles from './demand.module.css'
import { askedBy, type AskPart, type DemandFault, demandFaults, type DemandForm } from './demand-form'
import { useDateSection } from '../queries'
import { FieldError } from '../../../../kit/forms/field'
import { AddPeople } from '../../../booking/application/form/add-people'

/** The form of a new request; a list that found nothing fills in its city and days. */
export function DemandAsk({ address }: { address: URLSearchParams }) {
  const text = useText('products/hotel/demand')
  const section = useDateSection(false)
  return (
    <Page title={text.askTitle} back={paths.hotelDemands()}>
      {section.data ? (
        <AskForm address={address} tomorrow={addDays(section.data.today, 1)} />
      ) : section.error ? (
        <ErrorState error={section.error} onRetry={() => void section.refetch()} />
      ) : (
        <SkeletonList count={3} height={160} gap={16} />
      )}
    </Page>
  )
}

function useDemandForm(address: URLSearchParams, tomorrow: string) {
  const owner = useEmployee()
  const { employeeId, employeeName } = owner
  const [cityId, cityName] = [address.get('cityId'), address.get('cityName')]
  const checkIn = address.get('checkIn') ?? tomorrow
  const draft = useKeptDraft<DemandForm>({
    owner,
    form: 'hotel-demand',
    of: cityId ?? '',
    fresh: () => ({
      travelType: 1,
      city: cityId && cityName ? { code: cityId, name: cityName, kind: 0 } : undefined,
      checkIn,
      checkOut: address.get('checkOut') ?? addDays(checkIn, 1),
      rooms: 1,
      people: [{ employeeId, name: employeeName }],
      hotelName: '',
      budget: '',
      wishes: '',
    }),
  })
  return { draft, change: (more: Partial<DemandForm>) => draft.change((former) => ({ ...former, ...more })) }
}

function AskForm({ address, tomorrow }: { address: URLSearchParams; tomorrow: string }) {
  const text = useText('products/hotel/demand')
  const words = useText('products/hotel/words')
  const { draft, change } = useDemandForm(address, tomorrow)
  const form = draft.value
  const [tried, setTried] = useState(false)
  const ask = useAsk(draft.forget)
  const faults = demandFaults(form)
  const sentence = (fault: DemandFault) => (fault === 'notEnough' ? text.notEnough({ rooms: form.rooms }) : text[fault])
  const errorOf = (field: string) => {
    const fault = tried ? faults.get(field) : undefined
    return fault ? sentence(fault) : ask.refusal?.field === field ? ask.refusal.message : undefined
  }
  const submit = () => {
    setTried(true)
    if (faults.size === 0) ask.send(form)
  }
  const part: AskPart = { form, change, errorOf }
  const nights = words.nights({ count: daysBetween(form.checkIn, form.checkOut) })
  return (
    <Form
      className={styles['ask']}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <Card title={text.columns.stay}>
        <AskStay {...part} nights={nights} />
      </Card>
      <Card>
        <AskWords {...part} />
      </Card>
      <AskPeople {...part} />
      {ask.refusal && <Refusal refusal={ask.refusal} />}
      <DraftNote draft={draft} />
      <div className={styles['buttons']}>
        <ButtonLink to={paths.hotelDemands()}>{text.cancel}</ButtonLink>
        <Button type="submit" kind="main" busy={ask.busy}>
          {text.submit}
        </Button>
      </div>
    </Form>
  )
}

/** What the server refuses; a request that was made already is one press away. */
function Refusal({ refusal }: { refusal: ApiProblem }) {
  const text = useText('products/hotel/demand')
  const demandNo = refusal.is('demandTwice') ? refusal.detail?.['demandNo'] : undefined
  return (
    <p role="alert" className={styles['refusal']}>
      {refusal.message}
      {demandNo !== undefined && (
        <ButtonLink size="compact" to={paths.hotelDemand({ demandNo: String(demandNo) })}>
          {text.seeSame}
        </ButtonLink>
      )}
    </p>
  )
}

function useAsk(onAsked: () => void) {
  const text = useText('products/hotel/demand')
  const navigate = useNavigate()
  const ask = useWrite(askHotelDemand, [getHotelDemands])
  const [refusal, setRefusal] = useState<ApiProblem>()
  const send = (form: DemandForm) => {
    setRefusal(undefined)
    ask.mutate(askedBy(form), {
      onSuccess: ({ demandNo }) => {
        onAsked()
        toast(text.asked, 'good')
        void navigate(paths.hotelDemand({ demandNo }), { replace: true })
      },
      onError: (error) => {
        if (!(error instanceof ApiProblem)) throw error
        setRefusal(error)
      },
    })
  }
  return { send, refusal, busy: ask.isPending }
}

const most = 18

/** Who stays; others only by those who may book for them. */
function AskPeople({ form: { people }, change, errorOf }: AskPart) {
  const text = useText('products/hotel/demand')
  const [adding, setAdding] = useState(false)
  const forOthers = mayDo(useEmployee(), 'bookForOthers')
  const error = errorOf('employeeIds')
  return (
    <Card
      title={text.people}
      action={
        <Button
          size="compact"
          icon="plus"
          {...(error && { 'data-invalid': true })}
          disabledReason={forOthers ? undefined : text.onlySelf}
          onClick={() => setAdding(true)}
        >
          {text.addPeople}
        </Button>
      }
    >
      <ul className={styles['people']} aria-live="polite">
        {people.map(({ employeeId, name }) => (
          <li key={employeeId}>
            {name}
            {forOthers && (
              <IconButton
                icon="close"
                size="compact"
                label={text.removePerson({ name })}
                onClick={() => change({ people: people.filter((person) => person.employeeId !== employeeId) })}
              />
            )}
          </li>
        ))}
      </ul>
      {error && <FieldError>{error}</FieldError>}
      <AddPeople
        open={adding}
        onClose={() => setAdding(false)}
        words={text}
        chosen={people}
        max={most}
        onAdd={({ employeeId, name }) => change({ people: [...people, { employeeId, name }] })}
      />
    </Card>
  )
}
