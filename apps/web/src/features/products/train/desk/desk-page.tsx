import type { LocalTrainOrder } from '@sojourn/contract/products/train/local.calls'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { getServedCompanies } from '../../../../api/calls/access/agent'
import { declineLocalTrainOrder, getLocalTrainOrders, revealLocalTrainDocument } from '../../../../api/calls/products/train/local'
import { invoke } from '../../../../api/client'
import { load, useRead, useWrite } from '../../../../api/queries'
import { Badge } from '../../../../kit/marks/badge'
import { Button } from '../../../../kit/actions/button'
import { EmptyState } from '../../../../kit/feedback/empty-state'
import { ErrorState } from '../../../../kit/feedback/error-state'
import { Fact, FactList } from '../../../../kit/lists/facts'
import { Field } from '../../../../kit/forms/field'
import { formatInstant, formatPrice } from '../../../../kit/text/format'
import { Select } from '../../../../kit/forms/input'
import { ButtonLink } from '../../../../kit/actions/link'
import { ask } from '../../../../kit/overlays/modal-queue'
import { Card, Page, Stack } from '../../../../kit/layout/page'
import { RevealedText } from '../../../../kit/forms/revealed-text'
import { serverInstant } from '../../../../kit/dates/server-time'
import { SkeletonList } from '../../../../kit/feedback/skeleton'
import { loadTexts, useText } from '../../../../kit/text/text'
import { toast } from '../../../../kit/overlays/toast'
import { paths } from '../../../../paths'
import { NoServedCompany } from '../../../booking/agency/no-served-company'
import { DeskForm } from './desk-form'
import styles from './desk-page.module.css'
import { RideLine } from '../ride-line'

export async function loader() {
  await Promise.all([
    loadTexts('access/agency/agent', 'products/train/desk', 'products/train/words', 'kit/drafts', 'kit/widgets'),
    load(getServedCompanies, {}),
  ])
  return null
}

/** Orders whose tickets the agency buys by hand (handbook 3.10): read them, enter the tickets, or say that there are none. */
export function Component() {
  const text = useText('products/train/desk')
  const companies = useRead(getServedCompanies, {})
  const [address, setAddress] = useSearchParams()
  const listed = companies.data?.list ?? []
  const asked = listed.find((company) => company.enterpriseId === Number(address.get('enterpriseId')))
  const enterpriseId = (asked ?? listed[0])?.enterpriseId
  const again = () => void companies.refetch()
  if (companies.error && !companies.data) return <ErrorState error={companies.error} onRetry={again} />
  return (
    <Page title={text.title} action={<ButtonLink to={paths.agentDesk()}>{text.toDesk}</ButtonLink>}>
      <Stack>
        <p className={styles['soft']}>{text.lead}</p>
        {!companies.data ? (
          <SkeletonList count={2} height={140} gap={16} />
        ) : enterpriseId === undefined ? (
          <NoServedCompany onRetry={again} />
        ) : (
          <>
            <CompanyField
              companies={companies.data.list}
              chosen={enterpriseId}
              onChoose={(id) => setAddress({ enterpriseId: String(id) }, { replace: true })}
            />
            <Orders enterpriseId={enterpriseId} />
          </>
        )}
      </Stack>
    </Page>
  )
}

interface CompanyFieldProps {
  companies: readonly { enterpriseId: number; name: string }[]
  chosen: number
  onChoose: (enterpriseId: number) => void
}
function CompanyField({ companies, chosen, onChoose }: CompanyFieldProps) {
  const text = useText('products/train/desk')
  return (
    <div className={styles['company']}>
      <Field label={text.company}>
        {(control) => (
          <Select {...control} value={chosen} onChange={(event) => onChoose(Number(event.target.value))}>
            {companies.map((company) => (
              <option key={company.enterpriseId} value={company.enterpriseId}>
                {company.name}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  )
}

/** An order that a customer has just paid for shows within this time, in milliseconds. */
const ordersReadEvery = 10_000

function Orders({ enterpriseId }: { enterpriseId: number }) {
  const text = useText('products/train/desk')
  const orders = useRead(getLocalTrainOrders, { enterpriseId }, { refetchInterval: ordersReadEvery })
  if (orders.error && !orders.data) return <ErrorState error={orders.error} onRetry={() => void orders.refetch()} />
  if (!orders.data) return <SkeletonList count={2} height={140} gap={16} />
  if (orders.data.list.length === 0)
    return (
      <EmptyState icon="train" title={text.none}>
        {text.noneWhy}
      </EmptyState>
    )
  return orders.data.list.map((order) => <LocalOrder key={order.orderNo} enterpriseId={enterpriseId} order={order} />)
}

function LocalOrder({ enterpriseId, order }: { enterpriseId: number; order: LocalTrainOrder }) {
  const text = useText('products/train/desk')
  const [open, setOpen] = useState(false)
  const decline = useWrite(declineLocalTrainOrder, [getLocalTrainOrders])
  const { orderNo, title } = order
  const giveUp = async () => {
    const message = text.declineAsk({ title })
    if (!(await ask({ title: text.declineTitle, message, confirm: text.decline, cancel: true }))) return
    await decline.mutateAsync({ enterpriseId, orderNo })
    toast(text.declined({ orderNo }), 'good')
  }
  return (
    <Card title={title}>
      <div className={styles['order']}>
        <OrderFacts enterpriseId={enterpriseId} order={order} />
        {open && <DeskForm enterpriseId={enterpriseId} order={order} />}
        <div className={styles['buttons']}>
          <Button kind={open ? 'plain' : 'brand'} aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? text.close : text.fill}
          </Button>
          <Button
            kind="danger"
            busy={decline.isPending}
            onClick={() => void giveUp().catch((error: Error) => toast(error.message, 'bad'))}
          >
            {text.decline}
          </Button>
        </div>
      </div>
    </Card>
  )
}

const inClear = ({ credentialNumber }: { credentialNumber: string }): string => credentialNumber

function OrderFacts({ enterpriseId, order }: { enterpriseId: number; order: LocalTrainOrder }) {
  const text = useText('products/train/desk')
  const [now] = useState(serverInstant)
  const late = order.promisedBy < now
  const time = formatInstant(order.promisedBy)
  return (
    <>
      <p className={styles['line']}>
        <span>{order.orderNo}</span>
        <Badge tone={late ? 'bad' : 'brand'} icon="clock">
          {(late ? text.late : text.promised)({ time })}
        </Badge>
      </p>
      {order.rides.map((ride) => (
        <RideLine key={ride.index} ride={ride} />
      ))}
      <ul className={styles['people']}>
        {order.travellers.map(({ traveller, name, credentialNumber, child, student }) => (
          <li key={traveller} className={styles['line']}>
            <strong>{name}</strong>
            <RevealedText
              masked={credentialNumber}
              read={() => invoke(revealLocalTrainDocument, { enterpriseId, orderNo: order.orderNo, traveller }).then(inClear)}
              revealLabel={text.reveal({ name })}
              hideLabel={text.hide({ name })}
            />
            {child && <Badge>{text.child}</Badge>}
            {student && <Badge>{text.student}</Badge>}
          </li>
        ))}
      </ul>
      <FactList>
        <Fact name={text.account}>{order.account}</Fact>
        <Fact name={text.paid}>{formatPrice(order.total)}</Fact>
        {order.remark && <Fact name={text.remark}>{order.remark}</Fact>}
      </FactList>
    </>
  )
}
