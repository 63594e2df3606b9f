import type { TripView } from '@sojourn/contract/booking/trip.shapes'
import { type LoaderFunctionArgs, useSearchParams } from 'react-router'
import { type FormEvent, useId, useState } from 'react'
import { getTravelView, saveTrip } from '../../../api/calls/booking/trip'
import { isProblem } from '../../../api/problem'
import { queryClient, readOptions, useRead, useWrite } from '../../../api/queries'
import { Form } from '../../../kit/forms/form'
import { Badge } from '../../../kit/marks/badge'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { ErrorState } from '../../../kit/feedback/error-state'
import { Icon } from '../../../kit/marks/icon'
import { ButtonLink } from '../../../kit/actions/link'
import { Page, TwoColumns } from '../../../kit/layout/page'
import { SkeletonList } from '../../../kit/feedback/skeleton'
import { loadTexts, useText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { Alongside } from '../product/alongside'
import { TripAdd } from './trip-add'
import { TripCancel } from './trip-cancel'
import { TripCosts } from './trip-costs'
import { TripDocuments } from './trip-documents'
import { TripList } from './trip-list'
import { TripOrders } from './trip-orders'
import { TripProposal } from './trip-proposal'
import { TripTimeline } from './trip-timeline'
import styles from './trip.module.css'
import { Button } from '../../../kit/actions/button'
import { Dialog } from '../../../kit/overlays/dialog'
import { Field } from '../../../kit/forms/field'
import { Input } from '../../../kit/forms/input'
import { toast } from '../../../kit/overlays/toast'
import { tripReads } from './trip-reads'

export async function loader({ request }: LoaderFunctionArgs) {
  const travelOrderNo = new URL(request.url).searchParams.get('travelOrderNo')
  if (travelOrderNo) void queryClient.prefetchQuery(readOptions(getTravelView, { travelOrderNo }))
  await loadTexts('kit/widgets', 'booking/trip/page', 'booking/trip/list', 'booking/document/links')
  return null
}

/** A trip with all its orders (S2.38); without a number all trips and what could become one. */
export function Component() {
  const travelOrderNo = useSearchParams()[0].get('travelOrderNo')
  return travelOrderNo ? <OneTrip key={travelOrderNo} travelOrderNo={travelOrderNo} /> : <TripList />
}

function OneTrip({ travelOrderNo }: { travelOrderNo: string }) {
  const text = useText('booking/trip/page')
  const { data, error, refetch } = useRead(getTravelView, { travelOrderNo })
  if (data) return <Trip trip={data} />
  return (
    <Page title={text.tripTitle} back={paths.trips()}>
      {isProblem(error, 'tripUnknown') ? (
        <EmptyState
          icon="briefcase"
          title={text.unknownTitle}
          action={<ButtonLink to={paths.trips()}>{text.allTrips}</ButtonLink>}
        >
          {text.unknownText}
        </EmptyState>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonList count={4} height={120} gap={16} />
      )}
    </Page>
  )
}

function Trip({ trip }: { trip: TripView }) {
  const text = useText('booking/trip/page')
  return (
    <Page
      title={trip.name}
      back={paths.trips()}
      chips={
        <>
          {trip.travelType === 2 && <Badge>{text.personal}</Badge>}
          <Badge icon="users">{text.list({ items: trip.travellers })}</Badge>
        </>
      }
      action={trip.own && <TripName trip={trip} />}
    >
      <Conflicts trip={trip} />
      <TwoColumns
        main={
          <>
            <TripTimeline trip={trip} />
            {trip.proposals.length > 0 && <TripProposal proposal={{ ...trip, orders: trip.proposals }} />}
            <TripOrders trip={trip} />
          </>
        }
        aside={
          <>
            {trip.own && <TripAdd trip={trip} />}
            {trip.own && <Alongside orders={trip.orderList} />}
            <TripCosts trip={trip} />
            <TripDocuments trip={trip} />
            {trip.own && <TripCancel trip={trip} />}
          </>
        }
      />
    </Page>
  )
}

function Conflicts({ trip: { conflicts } }: { trip: TripView }) {
  const text = useText('booking/trip/page')
  if (conflicts.length === 0) return null
  return (
    <section className={styles['conflicts']} aria-label={text.conflictsTitle}>
      <Icon name="alert" size={20} />
      <div>
        <h2>{text.conflictsTitle}</h2>
        <ul>
          {conflicts.map(({ sentence }) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** The button and dialog that give a trip a name of one's own. */
function TripName({ trip }: { trip: TripView }) {
  const text = useText('booking/trip/page')
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button icon="edit" onClick={() => setOpen(true)}>
        {text.rename}
      </Button>
      {open && <NameDialog trip={trip} onClose={() => setOpen(false)} />}
    </>
  )
}

function NameDialog({ trip, onClose }: { trip: TripView; onClose: () => void }) {
  const text = useText('booking/trip/page')
  const id = useId()
  const [name, setName] = useState(trip.name)
  const save = useWrite(saveTrip, tripReads)
  const missing = name.trim() === '' ? text.nameMissing : undefined
  const renamed = () => {
    onClose()
    toast(text.renamed, 'good')
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (missing) return
    const request = { travelOrderNo: trip.travelOrderNo, name: name.trim(), orderNos: [] }
    save.mutate(request, { onSuccess: renamed, onError: (error) => toast(error.message, 'bad') })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={text.rename}
      actions={
        <Button kind="brand" type="submit" form={id} busy={save.isPending} disabledReason={missing}>
          {text.save}
        </Button>
      }
    >
      <Form id={id} onSubmit={submit}>
        <Field label={text.nameLabel} hint={text.nameHint} error={missing}>
          {(control) => <Input {...control} maxLength={50} value={name} onChange={(event) => setName(event.target.value)} />}
        </Field>
      </Form>
    </Dialog>
  )
}
