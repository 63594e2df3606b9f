import type { ApplicationSearch } from '@sojourn/contract/booking/application/application.calls'
import { useRef } from 'react'
import { useSearchParams } from 'react-router'
import { getTravelApplyForm } from '../../../../api/calls/booking/application/application'
import { ApiProblem } from '../../../../api/problem'
import { useRead } from '../../../../api/queries'
import { EditConflicts } from '../../../../kit/edit/edit-conflicts'
import { useFocusGoesOn } from '../../../../kit/edit/use-focus-goes-on'
import { DraftRestored } from '../../../../kit/forms/draft-note'
import { ErrorState } from '../../../../kit/feedback/error-state'
import { Form } from '../../../../kit/forms/form'
import { Icon } from '../../../../kit/marks/icon'
import { ButtonLink, Link } from '../../../../kit/actions/link'
import { Page, TwoColumns } from '../../../../kit/layout/page'
import { SkeletonList } from '../../../../kit/feedback/skeleton'
import { loadTexts, useText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import { AboutCard, OrdersCard } from './application-about-card'
import { CostCard } from './application-cost-card'
import styles from './application-form.module.css'
import { FormHistory } from './application-form-history'
import { FormSummary } from './application-form-summary'
import { ItineraryCard } from './application-itinerary-card'
import { PeopleCard } from './application-people-card'
import { StandardCard } from './application-standard-card'
import type { ApplicationForm } from './application-form'
import { useApplicationForm } from './use-application-form'

export async function loader() {
  await loadTexts(
    'kit/widgets',
    'kit/drafts',
    'kit/edit',
    'booking/placing/choice',
    'booking/application/words',
    'booking/custom-field',
    'booking/application/form',
    'booking/application/detail',
    'booking/policy/words',
  )
  return null
}

const orderNosOf = (value: string | null): string[] => (value ? value.split(',').filter(Boolean).slice(0, 20) : [])

/** The search that no application covered, where the form was opened from one. */
function searchOf(address: URLSearchParams): { search?: ApplicationSearch } {
  const [startDate, endDate] = [address.get('startDate'), address.get('endDate')]
  const productType = Number(address.get('productType')) as ApplicationSearch['productType']
  if (!startDate || !endDate || !productType) return {}
  const [depart, arrive] = [address.get('depart'), address.get('arrive')]
  return { search: { productType, startDate, endDate, ...(depart && { depart }), ...(arrive && { arrive }) } }
}

/** Writes, goes on with, modifies or copies an application, or begins one from a schedule (S2.38). */
export function Component() {
  const text = useText('booking/application/form')
  const [address] = useSearchParams()
  const [travelApplyNo, copyOf] = [address.get('travelApplyNo'), address.get('copyOf')]
  const orderNos = orderNosOf(address.get('orderNos'))
  const request = {
    ...(travelApplyNo && { travelApplyNo }),
    ...(copyOf && { copyOf }),
    ...(orderNos.length > 0 && { orderNos }),
    ...searchOf(address),
  }
  const { data, error, refetch } = useRead(getTravelApplyForm, request, { staleTime: Infinity })
  const readAgain = async () => {
    const read = await refetch()
    return read.error ? undefined : read.data
  }
  if (data)
    return <WritingPage key={String(address)} form={data} name={String(address) || 'new'} readAgain={readAgain} error={error} />
  return (
    <Page title={travelApplyNo ? text.titleEdit : text.titleNew} back={paths.travelForms()}>
      {error ? (
        <ErrorState
          error={error}
          onRetry={error instanceof ApiProblem && !error.passing ? undefined : () => void refetch()}
          action={<ButtonLink to={paths.travelForms()}>{text.done}</ButtonLink>}
        />
      ) : (
        <TwoColumns main={<SkeletonList count={4} height={160} gap={16} />} aside={<SkeletonList count={1} height={320} />} />
      )}
    </Page>
  )
}

/** 20 a draft, 2 rejected (handbook 9.2); any other application that may be written is in force. */
const writtenStates = [undefined, 20, 2]

interface WritingPageProps {
  form: ApplicationForm
  name: string
  readAgain: () => Promise<ApplicationForm | undefined>
  /** Why it cannot be read again: somebody may have submitted or ended it meanwhile. */
  error: Error | null
}

function WritingPage({ form, name, readAgain, error }: WritingPageProps) {
  const text = useText('booking/application/form')
  const writing = useApplicationForm(form, name, readAgain)
  const modifies = !writtenStates.includes(form.state)
  const formElement = useRef<HTMLFormElement>(null)
  const conflicts = useRef<HTMLHeadingElement>(null)
  useFocusGoesOn(formElement, conflicts, writing.edit)
  const title = modifies ? text.titleModify : form.travelApplyNo ? text.titleEdit : text.titleNew
  return (
    <Page title={title} back={form.travelApplyNo ? paths.travelForm({ travelApplyNo: form.travelApplyNo }) : paths.travelForms()}>
      <Form
        ref={formElement}
        tabIndex={-1}
        tries={writing.saves}
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault()
          writing.submit()
        }}
      >
        <div className={styles['notes']}>
          <DraftRestored draft={writing.edit.draft} />
          {error && <Outdated error={error} form={form} />}
          {writing.carried && (
            <p role="status" className={styles['restored']}>
              <Icon name="info" size={18} />
              {text.carried}
            </p>
          )}
          <EditConflicts ref={conflicts} edit={writing.edit} />
          {modifies && (
            <p className={styles['restored']}>
              <Icon name="info" size={18} />
              {text.modifyNote}
            </p>
          )}
        </div>
        <TwoColumns main={<Cards writing={writing} />} aside={<Beside form={form} writing={writing} modifies={modifies} />} />
      </Form>
    </Page>
  )
}

/** What was typed can no longer be sent as things stand: why, and where they are told. */
function Outdated({ error, form: { travelApplyNo } }: Pick<WritingPageProps, 'form'> & { error: Error }) {
  const text = useText('booking/application/form')
  return (
    <p role="alert" className={styles['outdated']}>
      <Icon name="alert" size={18} />
      <span>
        {error.message} {text.outdated}
      </span>
      {travelApplyNo && <Link to={paths.travelForm({ travelApplyNo })}>{text.showApplication}</Link>}
    </p>
  )
}

type Writing = ReturnType<typeof useApplicationForm>

const Cards = ({ writing: { state, preview } }: { writing: Writing }) => (
  <>
    <AboutCard {...state} />
    <PeopleCard {...state} />
    <ItineraryCard {...state} />
    <StandardCard {...state} />
    <CostCard {...state} estimates={preview.data?.estimates ?? []} />
    <OrdersCard {...state} />
  </>
)

interface BesideProps {
  form: ApplicationForm
  writing: Writing
  modifies: boolean
}

/** What it costs and changes and who decides, the way on, and what happened to it so far. */
const Beside = ({ form: { travelApplyNo }, writing, modifies }: BesideProps) => (
  <>
    <FormSummary writing={writing} modifies={modifies} written={travelApplyNo !== undefined} />
    {travelApplyNo && <FormHistory travelApplyNo={travelApplyNo} />}
  </>
)
