import type { IntlLaterChoices, IntlLaterExtras } from '@sojourn/contract/products/intl-flight/later-extras.shapes'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { getIntlLaterExtras } from '../../../../api/calls/products/intl-flight/later-extras'
import { isProblem } from '../../../../api/problem'
import { useRead } from '../../../../api/queries'
import { ButtonLink } from '../../../../kit/actions/link'
import { EmptyState } from '../../../../kit/feedback/empty-state'
import { ErrorState } from '../../../../kit/feedback/error-state'
import { SkeletonList } from '../../../../kit/feedback/skeleton'
import { Card, Page, TwoColumns } from '../../../../kit/layout/page'
import { loadTexts, useText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import { OrderUnknown } from '../../../booking/order/order-view'
import { noReason } from '../../../booking/after-sale/change/change-reason'
import { chosenExtras, extrasRequest, type ExtrasForm } from '../book/extras-form'
import fields from '../book/passenger-fields.module.css'
import { OrderExtras } from '../order/order-extras'
import { ExtraFields } from './extra-fields'
import { LaterCost, LaterPolicy, useLaterQuote } from './later-quote'

export async function loader() {
  await loadTexts(
    'booking/change',
    'products/intl-flight/later-extras/words',
    'products/intl-flight/extras',
    'products/intl-flight/order',
    'booking/order/page',
    'kit/widgets',
  )
  return null
}

/** Seats, meals and bags for tickets that are there already (S2.23). */
export function Component() {
  const text = useText('products/intl-flight/later-extras/words')
  const orderId = useSearchParams()[0].get('orderId') ?? ''
  const read = useRead(getIntlLaterExtras, { orderId }, { staleTime: 0 })
  return (
    <Page title={text.title} back={paths.intlFlightOrder({ orderId })}>
      {isProblem(read.error, 'orderUnknown') ? (
        <OrderUnknown />
      ) : read.error ? (
        <ErrorState error={read.error} onRetry={() => void read.refetch()} />
      ) : read.data ? (
        <OnSale order={read.data} readAgain={() => void read.refetch()} />
      ) : (
        <SkeletonList count={2} height={180} gap={16} />
      )}
    </Page>
  )
}

interface OnSaleProps {
  order: IntlLaterExtras
  readAgain: () => void
}

function OnSale({ order, readAgain }: OnSaleProps) {
  const text = useText('products/intl-flight/later-extras/words')
  if (order.travellers.some(({ offers }) => offers.length > 0)) return <Choosing order={order} readAgain={readAgain} />
  return (
    <EmptyState
      icon="ticket"
      title={text.nothing}
      action={<ButtonLink to={paths.intlFlightOrder({ orderId: order.orderNo })}>{text.order}</ButtonLink>}
    >
      {text.nothingWhy}
    </EmptyState>
  )
}

/** By employee. */
type Forms = Readonly<Record<string, ExtrasForm>>

function Choosing({ order, readAgain }: OnSaleProps) {
  const [forms, setForms] = useState<Forms>({})
  const [reason, setReason] = useState(noReason)
  const chosen = chosenOf(order, forms)
  const quote = useLaterQuote(order.orderNo, chosen)
  return (
    <TwoColumns
      main={
        <>
          {order.travellers.map((traveller) => (
            <Traveller
              key={traveller.employeeId}
              order={order}
              traveller={traveller}
              form={forms[traveller.employeeId] ?? {}}
              onChange={(form) => setForms({ ...forms, [traveller.employeeId]: form })}
            />
          ))}
          <LaterPolicy quote={quote} reason={reason} onReason={setReason} />
        </>
      }
      aside={<LaterCost orderNo={order.orderNo} chosen={chosen} quote={quote} reason={reason} readAgain={readAgain} />}
    />
  )
}

/** Who wants something of what is on sale now. */
const chosenOf = ({ travellers }: IntlLaterExtras, forms: Forms): IntlLaterChoices =>
  travellers.flatMap(({ employeeId, offers }) => {
    const extras = extrasRequest(chosenExtras(forms[employeeId] ?? {}, offers))
    return extras.length > 0 ? [{ employeeId, extras }] : []
  })

interface TravellerProps {
  order: IntlLaterExtras
  traveller: IntlLaterExtras['travellers'][number]
  form: ExtrasForm
  onChange: (form: ExtrasForm) => void
}

function Traveller({ order, traveller: { name, offers, extras }, form, onChange }: TravellerProps) {
  const text = useText('products/intl-flight/later-extras/words')
  const flightOf = (segment: number): string => order.segments.find(({ index }) => index === segment)?.flightNo ?? ''
  return (
    <Card title={name}>
      <div className={fields['passenger']}>
        <p className={fields['why']}>{offers.length > 0 ? text.why : text.nothing}</p>
        <ExtraFields segments={order.segments} offers={offers} form={form} onChange={onChange} />
        <OrderExtras extras={extras} flightOf={flightOf} title={text.had} />
      </div>
    </Card>
  )
}
