import type { ApplicationSearch } from '@sojourn/contract/booking/application.calls'
import { useSearchParams } from 'react-router'
import { getTravelApplyForm } from '../../../../api/calls/booking/application'
import { ApiProblem } from '../../../../api/problem'
import { useRead } from '../../../../api/queries'
import { DraftRestored } from '../../../../kit/forms/draft-note'
import { ErrorState } from '../../../../kit/feedback/error-state'
import { Icon } from '../../../../kit/marks/icon'
import { ButtonLink } from '../../../../kit/actions/link'
import { Page, TwoColumns } from '../../../../kit/layout/page'
import { SkeletonList } from '../../../../kit/feedback/skeleton'
import { loadTexts, useText } from '../../../../kit/text/text'
import { useFirstError } from '../../../../kit/hooks/use-first-error'
import { paths } from '../../../../paths'
import { AboutCard, OrdersCard } from './application-about-card'
import { CostCard } from './application-cost-card'
import styles from './application-form.module.css'
import { FormSummary } from './application-form-summary'
import { ItineraryCard } from './application-itinerary-card'
import { PeopleCard } from './application-people-card'
import { StandardCard } from './application-standard-card'
import { useApplicationForm, type ApplicationForm } from './use-application-form'

export async function loader() {
  await loadTexts(
    'kit/widgets',
    'kit/drafts',
    'booking/choice',
    'booking/application',
    'booking/application-form',
    'booking/policy',
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
  const text = useText('booking/application-form')
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
  if (data) return <WritingPage key={String(address)} form={data} name={String(address) || 'new'} />
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

function WritingPage({ form, name }: { form: ApplicationForm; name: string }) {
  const text = useText('booking/application-form')
  const writing = useApplicationForm(form, name)
  const modifies = !writtenStates.includes(form.state)
  const formElement = useFirstError(writing.tries)
  const title = modifies ? text.titleModify : form.travelApplyNo ? text.titleEdit : text.titleNew
  return (
    <Page title={title} back={form.travelApplyNo ? paths.travelForm({ travelApplyNo: form.travelApplyNo }) : paths.travelForms()}>
      <form
        ref={formElement}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          writing.submit()
        }}
      >
        <div className={styles['kept']}>
          <DraftRestored draft={writing.kept} />
        </div>
        {modifies && (
          <p className={styles['restored']}>
            <Icon name="info" size={18} />
            {text.modifyNote}
          </p>
        )}
        <TwoColumns
          main={
            <>
              <AboutCard {...writing.state} />
              <PeopleCard {...writing.state} />
              <ItineraryCard {...writing.state} />
              <StandardCard {...writing.state} />
              <CostCard {...writing.state} estimates={writing.preview.data?.estimates ?? []} />
              <OrdersCard {...writing.state} />
            </>
          }
          aside={<FormSummary writing={writing} mayDraft={!modifies} />}
        />
      </form>
    </Page>
  )
}
