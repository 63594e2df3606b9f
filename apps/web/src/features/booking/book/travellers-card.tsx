import type { Violation } from '@sojourn/contract/booking/policy/verdict.shapes'
import type { BookInfo } from '@sojourn/contract/booking/book.shapes'
import { type ReactNode, useState } from 'react'
import type { WebCall } from '../../../api/web-call'
import { Button } from '../../../kit/actions/button'
import { FieldError } from '../../../kit/forms/field'
import { Icon } from '../../../kit/marks/icon'
import { Link } from '../../../kit/actions/link'
import { Card } from '../../../kit/layout/page'
import { useText } from '../../../kit/text/text'
import { violationsOf } from './book-form'
import type { DraftTravellers } from './draft-travellers'
import { TravellerCard } from './traveller-card'
import styles from './travellers-card.module.css'
import type { BookFormState } from './use-book-form'
import { Drawer } from '../../../kit/overlays/dialog'
import { TravellerSearch } from '../traveller/traveller-search'

/** What the checks say of those who travel: whose times clash, and which rules each one breaks. */
export interface PeopleCheck {
  conflicts: readonly { employeeId: string; orderNo: string; sentence: string }[]
  violations: readonly Violation[]
}

export interface TravellersCardProps {
  info: BookInfo
  business: boolean
  state: BookFormState
  people: { data: PeopleCheck | undefined; error: Error | null; refetch: () => unknown }
  /** Changes who travels. */
  travellers: DraftTravellers
  /** Said about an order that a traveller already has for the same journey. */
  blockedOf: (traveller: BookInfo['travellers'][number]) => string | undefined
  orderPath: (orderNo: string) => string
  /** The call that reads the documents; a new one makes it stale. */
  infoCall: WebCall<unknown>
  /** What the product asks of each traveller beside. */
  extra?: ((traveller: BookInfo['travellers'][number]) => ReactNode) | undefined
  children?: ReactNode
}

/** Everybody who travels, with what their policy and their other bookings say. */
export function TravellersCard(props: TravellersCardProps) {
  const { info, business, state, people, travellers, blockedOf, infoCall, extra, children } = props
  const text = useText('booking/placing/book-form')
  const removable = info.canChooseTravellers && info.travellers.length > 1
  return (
    <Card
      title={text.travellers}
      action={info.canChooseTravellers && <TravellerAdder travellers={travellers} max={info.maxTravellers} />}
    >
      <ul>
        {info.travellers.map((traveller, index) => {
          const { employeeId } = traveller
          const form = state.form.travellers.find((one) => one.employeeId === employeeId)
          return (
            form && (
              <TravellerCard
                key={employeeId}
                info={info}
                traveller={traveller}
                form={form}
                path={`travellers.${index}`}
                business={business}
                violations={violationsOf(people.data?.violations ?? [], employeeId)}
                errorOf={state.errorOf}
                blocked={blockedOf(traveller)}
                infoCall={infoCall}
                extra={extra?.(traveller)}
                onChange={(more) => state.changeTraveller(employeeId, more)}
                changingId={travellers.changingId}
                onRemove={removable ? () => travellers.remove(employeeId) : undefined}
              />
            )
          )
        })}
      </ul>
      {info.travellers.length === 0 && (
        <div data-field="travellers" tabIndex={-1} className={styles['nobody']}>
          {state.errorOf('travellers') ? <FieldError>{text.noTravellers}</FieldError> : text.noTravellers}
        </div>
      )}
      {children}
      <Findings {...props} />
    </Card>
  )
}

/** Clashes of time, and whether the checks themselves have been made. */
function Findings({ people, orderPath }: Pick<TravellersCardProps, 'people' | 'orderPath'>) {
  const text = useText('booking/placing/book-form')
  const widgets = useText('kit/widgets')
  const conflicts = people.data?.conflicts ?? []
  return (
    <div aria-live="polite">
      {people.error && (
        <p className={styles['finding']}>
          <Icon name="alert" size={16} />
          {text.checkFailed}
          <Button kind="quiet" size="compact" onClick={() => void people.refetch()}>
            {widgets.retry}
          </Button>
        </p>
      )}
      {conflicts.map((conflict) => (
        <p key={`${conflict.employeeId} ${conflict.orderNo} ${conflict.sentence}`} className={styles['finding']}>
          <Icon name="clock" size={16} />
          <span>
            {conflict.sentence} <Link to={orderPath(conflict.orderNo)}>{text.seeOrder}</Link>
          </span>
        </p>
      ))}
    </div>
  )
}

/** A button that opens the search for further travellers. */
function TravellerAdder({ travellers, max }: { travellers: DraftTravellers; max: number }) {
  const text = useText('booking/placing/book-form')
  const widgets = useText('kit/widgets')
  const [open, setOpen] = useState(false)
  const full = travellers.employeeIds.length >= max ? text.travellerLimit({ max }) : undefined
  return (
    <>
      <Button size="compact" icon="plus" aria-haspopup="dialog" disabledReason={full} onClick={() => setOpen(true)}>
        {text.addTraveller}
      </Button>
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        title={text.addTraveller}
        actions={
          <Button kind="brand" onClick={() => setOpen(false)}>
            {widgets.ok}
          </Button>
        }
      >
        <TravellerSearch
          guests
          chosenIds={travellers.employeeIds}
          max={max}
          busyId={travellers.changingId}
          onAdd={({ employeeId }) => travellers.add(employeeId)}
        />
      </Drawer>
    </>
  )
}
